import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { shippingTitle } from '../../../../machines/checkout/shippingTitle.ts';
import type { ShippingMethod } from '../../../../machines/domain.ts';
import { useCheckout } from '../../../actors/useCheckout.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { Price } from '../../../ui/Price.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { ChargedCurrency } from './ChargedCurrency.tsx';
import { StepForm } from './StepForm.tsx';
import { useStepNames } from './stepNames.ts';

const keyOf = ({ carrier_code, method_code }: ShippingMethod) => `${carrier_code}/${method_code}`;

/** How: one of the methods that go to the address, at the platform's price. */
export function ShippingMethodStep() {
  const { t } = useLingui();
  const { availableShippingMethods: methods, suggestedMethod, send, edit } = useCheckout();
  const title = useStepNames().shippingMethod;
  const [chosen, setChosen] = useState(suggestedMethod && keyOf(suggestedMethod));
  const method = methods.find((offered) => keyOf(offered) === chosen);

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
  return (
    <StepForm
      step="shippingMethod"
      onSubmit={() => method && send({ type: 'shippingMethod.submit', method })}
    >
      <RadioChoices
        id="shipping-method"
        label={title}
        isLabelHidden
        value={chosen}
        onChange={setChosen}
        choices={methods.map((offered) => ({
          value: keyOf(offered),
          label: shippingTitle(offered),
          price: offered.amount.value === 0 ? t`Free` : <Price amount={offered.amount} />,
        }))}
      />
      {method && <ChargedCurrency total={method.amount} />}
    </StepForm>
  );
}
