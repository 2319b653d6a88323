export const newsletter = {
  id: 'newsletter',
  heading: 'Letters, now and then',
  text: 'Wellness tips, notes on looking after your tub, and word of future products.',
  label: 'Email address',
  button: 'Subscribe',
  consent: 'We first send you a link to confirm. Every letter has a link to unsubscribe.',
  doneHeading: "You're all set!",
  doneText: "We'll keep you updated on wellness tips and future product releases.",
  doneNote: 'Please open the link in the mail we have just sent you, so that we know the address is yours.',
} as const
