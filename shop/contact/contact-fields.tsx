import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '#shop/checkout/customer-info.ts'
import type { ContactWords } from './contact-words.ts'
import {
  MESSAGE_MAX,
  SUBJECT_MAX,
  type ContactDraft,
  type ContactField,
  type ContactMessages,
} from './message.ts'

type ContactFieldsProps = { labels: ContactWords['labels']; draft: ContactDraft; fields: ContactMessages }

/** Not controlled: what someone types before the page has come to life, or while it sends, stays. */
export function ContactFields({ labels, draft, fields }: ContactFieldsProps) {
  const common = (name: ContactField, most: number) => ({
    name,
    label: labels[name],
    defaultValue: draft[name],
    error: fields[name],
    maxLength: most,
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...common('name', NAME_MAX)} required autoComplete="name" />
      <Field {...common('email', EMAIL_MAX)} required type="email" autoComplete="email" inputMode="email" />
      <Field {...common('phone', PHONE_MAX)} optional type="tel" autoComplete="tel" inputMode="tel" />
      <Field {...common('subject', SUBJECT_MAX)} required />
      <TextArea {...common('message', MESSAGE_MAX)} required rows={6} className="sm:col-span-2" />
    </div>
  )
}
