import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deliveryDays, isSlot } from '../../../../machines/checkout/deliverySlots.ts';
import { shippingTitle } from '../../../../machines/checkout/shippingTitle.ts';
import type { ShippingMethod } from '../../../../machines/domain.ts';
import { useCheckoutCommands, useShippingMethods } from '../../../actors/useCheckout.ts';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { SHIPPING_METHOD_DRAFT } from '../../../lib/formDrafts.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { onDemand } from '../../../ui/onDemand.tsx';
import { Price } from '../../../ui/Price.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { ChargedCurrency } from './ChargedCurrency.tsx';
import { StepForm } from './StepForm.tsx';
import { StepPending } from './StepPending.tsx';
import { useStepNames } from './stepNames.ts';

/** Not every platform offers delivery days. */
const DeliveryCalendar = onDemand(() =>
  import('./DeliveryCalendar.tsx').then((code) => code.DeliveryCalendar),
);

const keyOf = ({ carrier_code, method_code, pickup }: ShippingMethod) =>
  [carrier_code, method_code, pickup?.code].join('/');

/**
 * The shipping step: a delivery day, or another method that the platform offers for the address.
 */
export function ShippingMethodStep() {
  const { t } = useLingui();
  const { methods, suggestedMethod } = useShippingMethods();
  const { send, edit } = useCheckoutCommands();
  const title = useStepNames().shippingMethod;
  const [draft, setDraft] = useFormDraft<string | null>(SHIPPING_METHOD_DRAFT, null);
  const [attempts, setAttempts] = useState(0);
  const [isCalendarFailed, setCalendarFailed] = useState(false);
  const methodOf = (key: string | null) => methods.find((offered) => keyOf(offered) === key);
  const method = methodOf(draft) ?? methodOf(suggestedMethod && keyOf(suggestedMethod));
  const days = deliveryDays(methods);
  const hasDays = days.length > 0;

  if (methods.length === 0) {
    return (
      <Alert
        kind="warning"
        action={
          <TextButton onClick={() => edit('shippingAddress')}>
            <Trans>Choose another address</Trans>
          </TextButton>
        }
      >
        <Trans>We do not deliver to this address.</Trans>
      </Alert>
    );
  }
  function submit() {
    if (method) return send({ type: 'shippingMethod.submit', method });
    setAttempts(attempts + 1);
  }
  const group = (id: string, label: string, offered: readonly ShippingMethod[]) =>
    offered.length > 0 && (
      <RadioChoices
        id={id}
        label={label}
        isLabelHidden={label === title}
        value={method ? keyOf(method) : null}
        onChange={setDraft}
        choices={offered.map((method) => ({
          value: keyOf(method),
          label: shippingTitle(method),
          note: method.pickup?.lines.join(' · '),
          price: method.amount.value === 0 ? t`Free` : <Price amount={method.amount} />,
        }))}
      />
    );
  const groups = (
    <>
      {group(
        'shipping-method',
        hasDays ? t`Or without a set day` : title,
        methods.filter((offered) => !isSlot(offered) && !offered.pickup),
      )}
      {group(
        'pick-up',
        t`Or pick up`,
        methods.filter(({ pickup }) => pickup),
      )}
    </>
  );
  return (
    <StepForm step="shippingMethod" onSubmit={submit}>
      {hasDays && (
        <DeliveryCalendar
          days={days}
          chosen={method ?? null}
          onChoose={(day) => setDraft(keyOf(day))}
          isMissing={attempts > 0 && !method}
          focusOn={attempts}
          fallback={<StepPending />}
          onFailed={setCalendarFailed}
        >
          {groups}
        </DeliveryCalendar>
      )}
      {(!hasDays || isCalendarFailed) && groups}
      {method && <ChargedCurrency total={method.amount} />}
    </StepForm>
  );
}
