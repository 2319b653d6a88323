import type { Answer } from '#sandbox/stripe/browser/api.ts'
import { walletPaymentData } from '#sandbox/stripe/browser/express/payment-data.ts'
import type { CollectedPayment, Group } from '#sandbox/stripe/browser/group.ts'
import { openSheet } from '#sandbox/stripe/browser/wallet/sheet.ts'
import { WALLET_NAMES } from '#sandbox/stripe/browser/wallet/wallets.ts'

/** The wallet tabs of the payment Element: a sheet that only shows the amount, because the shop's form has the rest. */
export function askWallet(
  group: Group,
  wallet: 'apple_pay' | 'google_pay',
  business: string | undefined,
): Promise<Answer<CollectedPayment>> {
  return new Promise((settle) => {
    const sheet = openSheet({
      wallet,
      group,
      business,
      collects: { contact: false, email: false, phone: false, shipping: false },
      lineItems: [],
      shippingRates: [],
      addressChanged: async () => ({}),
      rateChanged: async () => ({}),
      authorised({ cardNumber }) {
        // The shop may still decide against the payment, and would have no way to close the sheet.
        sheet.close()
        settle({ value: { method: wallet, data: walletPaymentData(wallet, cardNumber), authorised: true } })
      },
      cancelled() {
        const message = `${WALLET_NAMES[wallet]} was closed before the payment was confirmed. Nothing was charged.`
        settle({ error: { type: 'validation_error', code: 'wallet_cancelled', message } })
      },
    })
  })
}
