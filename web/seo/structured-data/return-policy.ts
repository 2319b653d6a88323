import type { MerchantReturnPolicyLeaf } from 'schema-dts'
import { facts } from '#shop/catalogue/facts.ts'

/** Change of mind, as written on /policies/returns: the buyer sends or brings it back and pays that freight. */
export const returnPolicy = (siteUrl: string): MerchantReturnPolicyLeaf => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: facts.address.country,
  returnPolicyCountry: facts.address.country,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: facts.returnDays,
  returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  refundType: 'https://schema.org/FullRefund',
  itemCondition: 'https://schema.org/NewCondition',
  merchantReturnLink: `${siteUrl}/policies/returns`,
})
