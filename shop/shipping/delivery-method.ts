import * as z from 'zod/mini'
import type { Zone } from './zones.ts'

export const DeliveryMethod = z.enum(['delivery', 'pickup'], 'Choose delivery or pickup')
export type DeliveryMethod = z.infer<typeof DeliveryMethod>

/** What is really done for the buyer: the method, told apart by where the tub goes. */
export type DeliveryService = 'pickup' | Exclude<Zone, 'not-served'>

export const SERVICE_LABEL: Readonly<Record<DeliveryService, string>> = {
  pickup: 'Pickup - Warehouse',
  sydney: 'Next Day Delivery',
  interstate: 'Standard Delivery',
}

export const SERVICE_ESTIMATE: Readonly<Record<DeliveryService, string>> = {
  pickup: 'Available immediately - Call ahead to schedule',
  sydney: 'Next business day',
  interstate: '2-5 business days',
}
