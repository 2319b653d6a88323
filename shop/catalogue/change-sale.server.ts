import type { Database } from '#platform/database.server.ts'
import { err, ok, type Result } from '#platform/result.ts'
import { formatAud } from '#shop/money/format-aud.ts'
import { changeProduct, type Refused } from './change-product.server.ts'
import type { Product, ProductId, Sale } from './product.ts'

const NAME_MAX = 40

/** Puts up a badge and a struck price for a time; what is charged stays the price. Replaces a sale that is there. */
export function startSale(
  database: Database,
  id: ProductId,
  sale: Sale,
  now: Date,
): Promise<Result<Product, Refused>> {
  return changeProduct(database, id, (product) => {
    if (sale.name.trim() === '' || sale.name.length > NAME_MAX || /\p{Cc}/u.test(sale.name)) {
      return err(`A sale has a name of one line, at most ${NAME_MAX} characters.`)
    }
    if (sale.wasPrice <= product.price) {
      return err(`The struck price must be above the price, which is ${formatAud(product.price)}.`)
    }
    if (sale.endsAt <= sale.startsAt) return err('A sale ends after it starts.')
    if (sale.endsAt <= now) return err('That sale would be over already.')
    return ok({
      saleName: sale.name.trim(),
      saleWasCents: sale.wasPrice,
      saleStartsAt: sale.startsAt,
      saleEndsAt: sale.endsAt,
    })
  })
}

export function endSale(database: Database, id: ProductId): Promise<Result<Product, Refused>> {
  return changeProduct(database, id, (product) => {
    if (product.sale === null) return err(`There is no sale of ${product.name}.`)
    return ok({ saleName: null, saleWasCents: null, saleStartsAt: null, saleEndsAt: null })
  })
}
