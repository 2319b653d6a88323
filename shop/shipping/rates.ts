import { cents } from '#shop/money/cents.ts'
import type { Cents } from '#shop/money/cents.ts'
import type { DeliveryService } from './delivery-method.ts'

/** Charged once an order, however many tubs it holds. GST included. */
export const SHIPPING_RATE: Readonly<Record<DeliveryService, Cents>> = {
  pickup: cents(0),
  sydney: cents(20_000),
  interstate: cents(50_000),
}

/** Shown as an estimate until the buyer has chosen how the tub reaches them. */
export const ESTIMATED_SHIPPING = SHIPPING_RATE.sydney
