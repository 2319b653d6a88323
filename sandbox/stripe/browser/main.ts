import { createStripe } from './stripe.ts'

// loadStripe compares this with the release it was written for and warns when they differ.
const RELEASE = 'endive'

window.Stripe = Object.assign(createStripe, { version: RELEASE })
