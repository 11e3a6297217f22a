import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useCheckout } from '../../actors/useCheckout.ts';
import { Alert } from '../../shop/Alert.tsx';
import { RadioChoices } from '../../ui/RadioChoices.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { paymentFormOf } from './payments/registry.ts';
import { useStepNames } from './stepNames.ts';
import { usePaymentMethods } from './usePaymentMethods.ts';

/** With what: one of the methods on offer, each with its own form (spec section 3). */
export function PaymentMethodStep() {
  const { t } = useLingui();
  const { payment, submitted, send } = useCheckout();
  const title = useStepNames().paymentMethod;
  const { methods, isFailed, isFetching, retry } = usePaymentMethods();
  const [picked, setPicked] = useState(payment?.code ?? submitted.paymentCode ?? null);

  if (!methods && !isFailed) return <Spinner isSmall label={t`Fetching Data...`} />;
  if (!methods) {
    return (
      <Alert
        action={
          <TextButton isDisabled={isFetching} onClick={retry}>
            <Trans>Try again</Trans>
          </TextButton>
        }
      >
        <Trans>We could not find out how you can pay. Please try again.</Trans>
      </Alert>
    );
  }

  const known = methods.filter(({ code }) => paymentFormOf(code));
  const chosen = known.find(({ code }) => code === picked) ?? known[0];
  const Form = chosen && paymentFormOf(chosen.code);
  return (
    <>
      <RadioChoices
        id="payment-method"
        label={title}
        isLabelHidden
        value={chosen?.code ?? null}
        onChange={setPicked}
        choices={methods.map(({ code, title: label }) => ({
          value: code,
          label,
          isDisabled: !paymentFormOf(code),
          note: paymentFormOf(code) ? undefined : t`Cannot be used here yet.`,
        }))}
      />
      {chosen && Form ? (
        <Suspense fallback={<Spinner isSmall label={t`Fetching Data...`} />}>
          <Form
            key={chosen.code}
            method={chosen}
            onPay={(given) => send({ type: 'paymentMethod.submit', payment: given })}
          />
        </Suspense>
      ) : (
        <Alert>
          <Trans>There is no way to pay that we could offer you here.</Trans>
        </Alert>
      )}
    </>
  );
}
