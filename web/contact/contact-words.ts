import type { ContactWords } from '#shop/contact/contact-words.ts'
import { CONTACT_LIMITS } from '#shop/contact/message.ts'
import { contactTexts } from '#web/content/contact.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'

export const contactWords = (details: ShopDetails): ContactWords => ({
  ...contactTexts,
  limits: CONTACT_LIMITS,
  failedToast: { title: contactTexts.failedToast.title, text: contactTexts.failedToast.text(details) },
  failedNotice: 'Your message was not sent; what you wrote is still here.',
  failedAdvice: `Please try again, or write to ${details.email}.`,
})
