import { expect, type Page } from '@playwright/test'

export const CARDS = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  secure: '4000 0025 0000 3155',
} as const

export const ANN = { name: 'Ann Bather', email: 'ann@example.com', phone: '0491 570 156' }
export const SYDNEY = { address: '12 Harbour Street', city: 'Sydney', postcode: '2000' }
export const MELBOURNE = { address: '3 Laneway', city: 'Melbourne', postcode: '3000' }

/** Someone who buys, in their own words. */
export class Shopper {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async buysNow(quantity = 1): Promise<void> {
    await this.page.goto('/product')
    if (quantity > 1) await this.page.getByLabel('Quantity').selectOption(String(quantity))
    await this.page.getByRole('button', { name: 'Buy Now' }).first().click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  }

  async introducesThemselves(who: typeof ANN = ANN): Promise<void> {
    await this.page.getByLabel('Full Name').fill(who.name)
    await this.page.getByLabel('Email Address').fill(who.email)
    await this.page.getByLabel('Phone').fill(who.phone)
  }

  async choosesPickup(): Promise<void> {
    await this.page.getByRole('radio', { name: 'Pickup - Warehouse' }).check()
  }

  async choosesDelivery(to: typeof SYDNEY = SYDNEY): Promise<void> {
    await this.page.getByRole('radio', { name: 'Delivery', exact: true }).check()
    await this.page.getByLabel('Postcode', { exact: true }).fill(to.postcode)
    await this.page.getByLabel('Delivery Address').fill(to.address)
    await this.page.getByLabel('City').fill(to.city)
  }

  async entersCard(number: string = CARDS.good): Promise<void> {
    await this.page.getByRole('tab', { name: 'Card' }).click()
    await this.page.getByLabel('Card number').fill(number)
    await this.page.getByLabel('Expiry date').fill('12 / 34')
    await this.page.getByLabel('Security code').fill('123')
  }

  /** From the product page to the order, without a word of delivery. */
  async buysForPickup(): Promise<string> {
    await this.buysNow()
    await this.introducesThemselves()
    await this.choosesPickup()
    await this.entersCard()
    await this.pays('$4,999.00')
    return this.seesOrder()
  }

  async pays(amount: string): Promise<void> {
    await this.page.getByRole('button', { name: `Pay ${amount}` }).click()
  }

  async seesOrder(): Promise<string> {
    await this.page.waitForURL('**/purchase-confirmed?order=*')
    await expect(this.page.getByRole('heading', { level: 1, name: 'Order Confirmed!' })).toBeVisible()
    return new URL(this.page.url()).searchParams.get('order') ?? ''
  }
}
