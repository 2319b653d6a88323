import { facts, factText } from '#shop/catalogue/facts.ts'
import { SERVICE_ESTIMATE, SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import { DISPATCH_TIME, OTHER_DELIVERY, SYDNEY_DELIVERY } from '#web/content/amounts.ts'
import type { Block } from '#web/content/blocks.ts'
import { heading, link, list, note, paragraph, table } from '#web/content/blocks.ts'
import type { ShopDetails } from '#web/content/shop-details.ts'
import { phoneLink } from '#web/content/shop-details.ts'
import { inTheBox, notIncluded } from '#web/content/whats-included.ts'

export const deliveryTab = (shop: ShopDetails): readonly Block[] => [
  table('Delivery prices and times', [
    {
      label: `${SERVICE_LABEL.sydney}, greater Sydney`,
      value: `${SYDNEY_DELIVERY}, ${SERVICE_ESTIMATE.sydney}`,
    },
    {
      label: `${SERVICE_LABEL.interstate}, elsewhere in Australia`,
      value: `${OTHER_DELIVERY}, ${SERVICE_ESTIMATE.interstate}`,
    },
    { label: SERVICE_LABEL.pickup, value: `Free. ${SERVICE_ESTIMATE.pickup}` },
  ]),
  paragraph(
    `Delivery is charged once an order, however many tubs it holds. Orders paid before ${DISPATCH_TIME} Sydney time on a business day leave the warehouse that day, later ones on the next. Weekends and New South Wales public holidays do not count. Put your postcode into the box on this page and it shows the date.`,
  ),
  heading('Where the tub is put down'),
  paragraph(
    `The carrier brings the tub and the chiller on a pallet with a tail lift and sets it down at the kerb, in the driveway or in the garage, at ground level. From there it is yours to move: the tub weighs ${factText.tubWeight}, the chiller ${factText.chillerWeight}. Have four people and a pallet jack or furniture dollies ready, and keep the tub upright.`,
  ),
  list(
    'Steps, slopes, soft ground and narrow gates are not part of the delivery. Write them under delivery notes at checkout and we call you before the day.',
    `Measure the way in: the tub needs ${facts.tub.widthCm} cm of clear width and ${facts.tub.heightCm} cm of height, plus room for hands.`,
    'Someone must be there to sign. Look at the packaging before you do, and note any damage on the carrier’s sheet.',
    'Post-office boxes and parcel lockers cannot take a pallet.',
  ),
  note(
    'Delivery and set-up',
    'The set-up is done by you, with our guide: no tools, no plumber, no electrician. If you would like help, call us and we tell you honestly whether we can arrange it where you live.',
  ),
  heading('Warehouse pickup'),
  paragraph(
    `${factText.suburb}: ${factText.pickupHours}; closed on public holidays too. Call `,
    link(shop.phone, phoneLink(shop)),
    ' ahead; we give you the street address and have the forklift ready. You need a ute or a trailer that takes the pallet, and straps.',
  ),
  heading('What is delivered'),
  list(...inTheBox),
  paragraph(notIncluded),
  paragraph('If it is not for you after all: ', link('returns and refunds', '/policies/returns'), '.'),
]
