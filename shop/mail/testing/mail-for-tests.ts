import type { RenderedMail } from '#shop/mail/rendered-mail.ts'

export const mailForTests = (change: Partial<RenderedMail> = {}): RenderedMail => ({
  id: '0b8e3c5e-6a52-4c3b-9f43-4f1f5f0d2a11',
  kind: 'order-confirmation',
  messageId: '<0b8e3c5e-6a52-4c3b-9f43-4f1f5f0d2a11@plunge-one.example>',
  from: 'Plunge One <hello@plunge-one.example>',
  to: 'zoe@example.com',
  date: new Date('2026-11-12T23:00:00Z'),
  subject: 'Grüße – 🧊',
  text: 'Hello Zoë\n',
  html: '<p>Hello Zoë</p>',
  replyTo: null,
  headers: [{ key: 'Auto-Submitted', value: 'auto-generated' }],
  attachments: [
    { filename: 'tax-invoice-1001.pdf', content: Buffer.from('%PDF-1.3'), contentType: 'application/pdf' },
  ],
  ...change,
})
