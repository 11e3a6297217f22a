import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deliveryDays, isSlot } from '../../../../machines/checkout/deliverySlots.ts';
import { shippingTitle } from '../../../../machines/checkout/shippingTitle.ts';
import type { ShippingMethod } from '../../../../machines/domain.ts';
import { useCheckoutCommands, useShippingMethods } from '../../../actors/useCheckout.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { onDemand } from '../../../ui/onDemand.tsx';
import { Price } from '../../../ui/Price.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { ChargedCurrency } from './ChargedCurrency.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepNames } from './stepNames.ts';

/** Not every platform offers delivery days. */
const DeliveryCalendar = onDemand(
  async () => (await import('./DeliveryCalendar.tsx')).DeliveryCalendar,
);

const keyOf = ({ carrier_code, method_code, pickup }: ShippingMethod) =>
  [carrier_code, method_code, pickup?.code].join('/');

/**
 * The shipping step: a delivery day, or another method that the platform offers for the
 * address.
 */
export function ShippingMethodStep() {
  const { t } = useLingui();
  const { methods, suggestedMethod } = useShippingMethods();
  const { send, edit } = useCheckoutCommands();
  const title = useStepNames().shippingMethod;
  const choicesOf = useMethodChoices();
  const [chosen, setChosen] = useState(suggestedMethod && keyOf(suggestedMethod));
  const [attempts, setAttempts] = useState(0);
  const method = methods.find((offered) => keyOf(offered) === chosen);
  const days = deliveryDays(methods);
  const others = methods.filter((offered) => !isSlot(offered) && !offered.pickup);
  const pickups = methods.filter(({ pickup }) => pickup);

  if (methods.length === 0) return <NoDelivery onEdit={() => edit('shippingAddress')} />;
  function submit() {
    if (method) return send({ type: 'shippingMethod.submit', method });
    setAttempts(attempts + 1);
  }
  return (
    <StepForm step="shippingMethod" onSubmit={submit}>
      {days.length > 0 && (
        <DeliveryCalendar
          days={days}
          chosen={method ?? null}
          onChoose={(day) => setChosen(keyOf(day))}
          error={attempts > 0 && !method ? t`Choose a delivery day.` : undefined}
          focusOn={attempts}
        />
      )}
      {others.length > 0 && (
        <RadioChoices
          id="shipping-method"
          label={days.length > 0 ? t`Or without a set day` : title}
          isLabelHidden={days.length === 0}
          value={chosen}
          onChange={setChosen}
          choices={choicesOf(others)}
        />
      )}
      {pickups.length > 0 && (
        <RadioChoices
          id="pick-up"
          label={t`Or pick up`}
          value={chosen}
          onChange={setChosen}
          choices={choicesOf(pickups)}
        />
      )}
      {method && <ChargedCurrency total={method.amount} />}
    </StepForm>
  );
}

function NoDelivery({ onEdit }: { onEdit: () => void }) {
  return (
    <Alert
      kind="warning"
      action={
        <TextButton onClick={onEdit}>
          <Trans>Choose another address</Trans>
        </TextButton>
      }
    >
      <Trans>We do not deliver to this address.</Trans>
    </Alert>
  );
}

/** Turns shipping methods into choices: title, price, and the address of a pick-up place. */
function useMethodChoices() {
  const { t } = useLingui();
  return (methods: readonly ShippingMethod[]) =>
    methods.map((method) => ({
      value: keyOf(method),
      label: shippingTitle(method),
      note: method.pickup?.lines.join(' · '),
      price: method.amount.value === 0 ? t`Free` : <Price amount={method.amount} />,
    }));
}
