import { z } from 'zod'
import { ownerLowStock } from '#shop/mail/templates/owner-low-stock.ts'
import { ownerMailParked } from '#shop/mail/templates/owner-mail-parked.ts'
import type { Writer } from './writer.server.ts'

const LowStock = z.object({ productId: z.string(), name: z.string(), stock: z.number() })

export const writeLowStock: Writer = async (_, mail) => ({
  letter: ownerLowStock(LowStock.parse(mail.detail)),
})

const Parked = z.object({ mailId: z.string(), kind: z.string(), error: z.string() })

export const writeMailParked: Writer = async (_, mail) => ({
  letter: ownerMailParked(Parked.parse(mail.detail)),
})
