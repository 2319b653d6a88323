import type { Random } from './random.ts'

export type Habit =
  | 'waits for the order'
  | 'closes the browser after paying'
  | 'leaves without paying'
  | 'tries a card that is declined first'
  | 'presses Pay twice'
  | 'reloads the confirmation at once'

export type BuyerPlan = {
  email: string
  habit: Habit
  quantity: number
  amount: number
  customerInfo: Record<string, string>
}

const PRICE = 499_900
type Way = { shipping: number; info: Record<string, string> }
const WAYS: readonly [Way, ...Way[]] = [
  { shipping: 0, info: { deliveryMethod: 'pickup' } },
  { shipping: 20_000, info: { deliveryMethod: 'delivery', city: 'Sydney', state: 'NSW', postcode: '2000' } },
  { shipping: 50_000, info: { deliveryMethod: 'delivery', city: 'Perth', state: 'WA', postcode: '6000' } },
]

export function planBuyer(random: Random, index: number): BuyerPlan {
  const email = `buyer-${index}@example.com`
  const way = random.pick(WAYS)
  const quantity = random.chance(0.2) ? 2 : 1
  return {
    email,
    habit: pickHabit(random),
    quantity,
    amount: PRICE * quantity + way.shipping,
    customerInfo: { name: `Buyer ${index}`, email, phone: '', address: '1 Ocean St', ...way.info },
  }
}

function pickHabit(random: Random): Habit {
  if (random.chance(0.45)) return 'waits for the order'
  return random.pick<Habit>([
    'closes the browser after paying',
    'closes the browser after paying',
    'closes the browser after paying',
    'leaves without paying',
    'tries a card that is declined first',
    'presses Pay twice',
    'reloads the confirmation at once',
  ])
}
