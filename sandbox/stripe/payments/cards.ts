/** What a test card does when it is charged. */
export type CardOutcome =
  | { kind: 'succeeds'; disputed?: true }
  | { kind: 'declines'; code: string; declineCode: string; message: string; blocked?: true }

export type TestCard = {
  number: string
  brand: 'visa' | 'mastercard' | 'amex'
  threeDSecure: boolean
  outcome: CardOutcome
  /** Stripe's ready-made payment methods for this card. */
  methods: string[]
}

const SUCCEEDS: CardOutcome = { kind: 'succeeds' }

const declines = (declineCode: string, message: string, code = 'card_declined'): CardOutcome => ({
  kind: 'declines',
  code,
  declineCode,
  message,
})

const INSUFFICIENT_FUNDS = declines('insufficient_funds', 'Your card has insufficient funds.')
const DECLINED = 'Your card was declined.'

const card = (number: string, outcome: CardOutcome, ...methods: string[]): TestCard => ({
  number,
  brand: 'visa',
  threeDSecure: false,
  outcome,
  methods,
})

/** The numbers of Stripe's test cards that the sandbox plays; there are no others. */
export const TEST_CARDS: TestCard[] = [
  card('4242424242424242', SUCCEEDS, 'pm_card_visa'),
  { ...card('5555555555554444', SUCCEEDS, 'pm_card_mastercard'), brand: 'mastercard' },
  { ...card('378282246310005', SUCCEEDS, 'pm_card_amex'), brand: 'amex' },
  card(
    '4000000000000002',
    declines('generic_decline', DECLINED),
    'pm_card_chargeDeclined',
    'pm_card_visa_chargeDeclined',
  ),
  card(
    '4000000000009995',
    INSUFFICIENT_FUNDS,
    'pm_card_chargeDeclinedInsufficientFunds',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
  ),
  card('4000000000009987', declines('lost_card', DECLINED), 'pm_card_visa_chargeDeclinedLostCard'),
  card('4000000000009979', declines('stolen_card', DECLINED), 'pm_card_visa_chargeDeclinedStolenCard'),
  card(
    '4000000000000069',
    declines('expired_card', 'Your card has expired.', 'expired_card'),
    'pm_card_chargeDeclinedExpiredCard',
  ),
  card(
    '4000000000000127',
    declines('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
    'pm_card_chargeDeclinedIncorrectCvc',
  ),
  card(
    '4000000000000119',
    declines('processing_error', 'Something went wrong while your card was processed.', 'processing_error'),
    'pm_card_chargeDeclinedProcessingError',
  ),
  { ...card('4000002500003155', SUCCEEDS, 'pm_card_authenticationRequiredOnSetup'), threeDSecure: true },
  { ...card('4000002760003184', SUCCEEDS, 'pm_card_authenticationRequired'), threeDSecure: true },
  {
    ...card(
      '4000008260003178',
      INSUFFICIENT_FUNDS,
      'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    ),
    threeDSecure: true,
  },
  card('4000000000000259', { kind: 'succeeds', disputed: true }, 'pm_card_createDispute'),
  card(
    '4100000000000019',
    { kind: 'declines', code: 'card_declined', declineCode: 'fraudulent', message: DECLINED, blocked: true },
    'pm_card_radarBlock',
  ),
]

const byNumber = new Map(TEST_CARDS.map((testCard) => [testCard.number, testCard]))
const byMethod = new Map(TEST_CARDS.flatMap((testCard) => testCard.methods.map((id) => [id, testCard])))

export const findTestCard = (number: string): TestCard | undefined => byNumber.get(number)
export const findReadyMadeMethod = (id: string): TestCard | undefined => byMethod.get(id)

export const cardHint = () =>
  `The sandbox plays these test cards only: ${TEST_CARDS.map((testCard) => testCard.number).join(', ')}.`
