import type { ToConfirm } from './to-confirm.ts'

/** Contradictions and claims of the specification that are no single fact of the product or the service. */
export const questionsAboutTheWhole = (): Readonly<Record<string, ToConfirm>> => ({
  priceRange: {
    why: 'Local business data give a price range of $7000-$10000; the only product costs $4,999.',
    shown: 'Structured data',
    done: 'The range is taken from the catalogue.',
    ask: 'Nothing, unless dearer products are planned.',
  },
  springSale: {
    why: 'A struck-through price must have been a real price for a reasonable time, and a sale must end.',
    shown: 'Product page, home page, product feed',
    done: 'The sale has a start and an end in the catalogue; badge and struck price go by themselves.',
    ask: 'Was the tub offered at $7,500, when, and when does the sale end?',
  },
  startingFrom: {
    why: "'Starting from' suggests dearer versions; there is one version at one price.",
    shown: 'Home page',
    done: 'Shown as quoted; delivery is named beside it.',
    ask: 'Are further versions planned?',
  },
  cartShippingFree: {
    why: "The cart shows shipping as 'Free' while checkout charges $200 or $500 for delivery.",
    shown: 'Cart',
    done: "The row reads 'Free' with 'warehouse pickup' beside it, both delivery prices below, and a postcode box.",
    ask: 'Is this reading right?',
  },
  shippingOnceAnOrder: {
    why: 'The specification does not say whether two tubs cost twice the delivery.',
    shown: 'Cart, checkout, delivery tab, terms',
    done: 'Charged once an order.',
    ask: 'Does that cover the carrier’s price for up to five tubs?',
  },
  newStock: {
    why: "'New Stock Available for Immediate Delivery' and 'Only 8 remaining!' are only true while they are.",
    shown: 'Home page, product page',
    done: 'The count is the true stock and the badge follows it; at none left the page says Sold out.',
    ask: 'Are 8 tubs in the warehouse on the day the shop opens?',
  },
  headline: {
    why: "'Breath. Transform. Revive.' mixes a noun with two verbs; 'Breathe' may have been meant.",
    shown: 'Home page',
    done: 'Kept to the letter.',
    ask: "Should it read 'Breathe'?",
  },
  wellnessClaims: {
    why: 'Six benefits are asked for without sources. Claims to prevent or relieve an illness would make the tub a therapeutic good.',
    shown: 'Wellness page, articles',
    done: 'Modest statements about how cold feels and what studies measured, sources named, no promise.',
    ask: 'Has the text been read by someone who knows the rules of the TGA and the ACCC?',
  },
  poolBarrier: {
    why: 'In New South Wales and other states anything that holds more than 300 mm of water may count as a pool.',
    shown: 'Setup guide, FAQ, manual, terms',
    done: "The pages say 'check with your council' and claim nothing. The lid is not described as a barrier or as lockable.",
    ask: 'Can the lid be locked, and does it meet a standard for spa covers?',
  },
  paypal: {
    why: 'PayPal through the payment provider is not open to Australian accounts today.',
    shown: 'Checkout',
    done: 'Asked for; the provider shows it only to accounts that may have it. The FAQ names it only as offered where available.',
    ask: 'Should PayPal be connected in another way?',
  },
  workshop: {
    why: 'The specification asks for a story on the about page and gives none; who makes the tub and where is not said.',
    shown: 'About page',
    done: 'The story tells why the tub is built as it is. It names no founder, no year, no maker and no place of making.',
    ask: 'What is the true story, and in which country is the tub made?',
  },
  articleAuthors: {
    why: 'The four articles need someone who stands for them.',
    shown: 'Blog, structured data',
    done: 'Signed by the shop. Sources are named at the end of each.',
    ask: 'Who should sign them?',
  },
  contactDetails: {
    why: 'Phone, e-mail, legal name, ABN and social profiles are not in the specification.',
    shown: 'Every page, mail, invoice, policies',
    done: 'Read from the environment; the defaults are a number reserved for fiction and an address that cannot receive mail.',
    ask: 'Which are the real ones? Without an ABN an invoice is headed as a sample.',
  },
  setupAndCareDetails: {
    why: 'The specification gives the steps and intervals but not the handling: valves, couplings, drain, ozone self-test, how long the chiller stands before it is switched on.',
    shown: 'Setup guide, maintenance page, FAQ, manual',
    done: 'Written from what such tubs commonly need and from the pictures.',
    ask: 'Does each step hold for this tub? Read the setup guide and the maintenance page beside a real one.',
  },
  warehouseService: {
    why: 'The specification gives pickup hours but not what happens there.',
    shown: 'Contact page, delivery tab, FAQ, about page',
    done: 'The pages say that we load with a forklift, that the street address is given by phone, and that a tub can be seen and tried for size after a call.',
    ask: 'Are all three true?',
  },
  keepingTimes: {
    why: 'The specification says nothing about how long personal data are kept.',
    shown: 'Privacy policy',
    done: 'Order and payment records for seven years, messages while the matter or a warranty is open, newsletter addresses until unsubscribed.',
    ask: 'Is this what the owner wants to keep, and who deletes the rest?',
  },
})
