export type TestCard = { number: string; brand: string; outcome: string; group: 'works' | 'asks' | 'fails' }

// The numbers that the sandbox's server knows; any other one is refused there.
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', brand: 'Visa', outcome: 'Payment succeeds', group: 'works' },
  { number: '5555555555554444', brand: 'Mastercard', outcome: 'Payment succeeds', group: 'works' },
  { number: '378282246310005', brand: 'American Express', outcome: 'Payment succeeds', group: 'works' },
  { number: '4000000000000259', brand: 'Visa', outcome: 'Succeeds, is disputed later', group: 'works' },
  { number: '4000002500003155', brand: 'Visa', outcome: '3-D Secure', group: 'asks' },
  { number: '4000002760003184', brand: 'Visa', outcome: '3-D Secure', group: 'asks' },
  { number: '4000008260003178', brand: 'Visa', outcome: '3-D Secure, then too little money', group: 'asks' },
  { number: '4000000000000002', brand: 'Visa', outcome: 'Declined', group: 'fails' },
  { number: '4000000000009995', brand: 'Visa', outcome: 'Too little money', group: 'fails' },
  { number: '4000000000009987', brand: 'Visa', outcome: 'Lost card', group: 'fails' },
  { number: '4000000000009979', brand: 'Visa', outcome: 'Stolen card', group: 'fails' },
  { number: '4000000000000069', brand: 'Visa', outcome: 'Expired card', group: 'fails' },
  { number: '4000000000000127', brand: 'Visa', outcome: 'Wrong security code', group: 'fails' },
  { number: '4000000000000119', brand: 'Visa', outcome: 'Processing error', group: 'fails' },
  { number: '4100000000000019', brand: 'Visa', outcome: 'Always blocked', group: 'fails' },
]

/** A date and code that every test card accepts. */
export function testCardDetails(card: TestCard) {
  return { number: card.number, expiry: '1234', cvc: card.brand === 'American Express' ? '1234' : '123' }
}
