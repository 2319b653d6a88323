/** In the order in which the form shows them. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** As typed, before anything is checked. */
export type ContactDraft = Readonly<Record<ContactField, string>>
export type ContactMessages = Readonly<Partial<Record<ContactField, string>>>

export const EMPTY_DRAFT: ContactDraft = { name: '', email: '', phone: '', subject: '', message: '' }

export function draftFromForm(form: FormData): ContactDraft {
  const typed = (field: ContactField) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: typed('name'),
    email: typed('email'),
    phone: typed('phone'),
    subject: typed('subject'),
    message: typed('message'),
  }
}
