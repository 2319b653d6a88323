import { text, type Letter } from '#shop/mail/letter/letter.ts'
import { command, ownerReason } from '#shop/mail/owner-parts.ts'

export function ownerLowStock({ name, stock }: { name: string; stock: number }): Letter {
  const left = stock === 0 ? 'is sold out' : `: ${stock} left`
  return {
    subject: stock === 0 ? `${name} ${left}` : `Low stock${left} of ${name}`,
    preview: 'Sales brought the shelf down.',
    heading: stock === 0 ? 'Sold out' : 'Low stock',
    blocks: [
      text(
        stock === 0
          ? `${name} is sold out. The site says so, and nobody can order it.`
          : `There ${stock === 1 ? 'is 1' : `are ${stock}`} left of ${name}.`,
      ),
      command('When new ones have arrived', 'stock set N'),
    ],
    reason: ownerReason,
  }
}
