import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { ContactWords } from './contact-words.ts'
import type { ContactDraft, ContactField, ContactMessages } from './draft.ts'

type ContactFieldsProps = {
  words: Pick<ContactWords, 'labels' | 'limits'>
  draft: ContactDraft
  fields: ContactMessages
}

/** Not controlled: what someone types before the page has come to life, or while it sends, stays. */
export function ContactFields({ words, draft, fields }: ContactFieldsProps) {
  const common = (name: ContactField) => ({
    name,
    label: words.labels[name],
    defaultValue: draft[name],
    error: fields[name],
    maxLength: words.limits[name],
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field {...common('name')} required autoComplete="name" />
      <Field {...common('email')} required type="email" autoComplete="email" inputMode="email" />
      <Field {...common('phone')} optional type="tel" autoComplete="tel" inputMode="tel" />
      <Field {...common('subject')} required />
      <TextArea {...common('message')} required rows={6} className="sm:col-span-2" />
    </div>
  )
}
