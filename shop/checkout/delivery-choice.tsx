import { factText } from '#shop/catalogue/facts.ts'
import { SERVICE_ESTIMATE, SERVICE_LABEL } from '#shop/shipping/delivery-method.ts'
import { RadioCard, RadioCardGroup } from '#ui/radio-card.tsx'
import type { FieldsProps } from './customer-fields.tsx'

type DeliveryChoiceProps = FieldsProps & { deliveryPrice: string }

export function DeliveryChoice({ form, messages, onChange, deliveryPrice }: DeliveryChoiceProps) {
  const card = (value: 'delivery' | 'pickup') => ({
    name: 'deliveryMethod',
    value,
    checked: form.deliveryMethod === value,
    onChange: () => onChange('deliveryMethod', value),
  })
  return (
    <RadioCardGroup legend="Delivery Method" error={messages['deliveryMethod'] ?? null}>
      <RadioCard
        {...card('delivery')}
        id="checkout-deliveryMethod"
        title="Delivery"
        description={`To your door. Sydney: ${SERVICE_ESTIMATE.sydney.toLowerCase()}. Elsewhere: ${SERVICE_ESTIMATE.interstate}.`}
        aside={deliveryPrice}
      />
      <RadioCard
        {...card('pickup')}
        title={SERVICE_LABEL.pickup}
        description={`${factText.suburb}. ${SERVICE_ESTIMATE.pickup}.`}
        aside="Free"
      />
    </RadioCardGroup>
  )
}
