import type { TokenWords } from './token-page.tsx'

export const confirmWords: TokenWords = {
  description: 'Confirm that letters from Plunge One may come to your e-mail address.',
  heading: 'Confirm your subscription',
  text: 'Press the button and the letters come to the address to which we sent this link.',
  button: 'Confirm',
  doneHeading: "You're all set!",
  doneText: "We'll keep you updated on wellness tips and future product releases.",
}

export const unsubscribeWords: TokenWords = {
  description: 'Stop the letters from Plunge One. Mail about an order of yours is not affected.',
  heading: 'Unsubscribe from our letters',
  text: 'Press the button and no further letter comes to the address to which this link was sent.',
  button: 'Unsubscribe',
  doneHeading: 'You are unsubscribed',
  doneText: 'No further letter will come. Mail about an order of yours is not affected.',
}
