import { Trans, useLingui } from '@lingui/react/macro';
import type { Payment } from '../../../../machines/checkout/context.ts';
import { useCheckoutCommands, useCheckoutFields } from '../../../actors/useCheckout.ts';
import { useFormDraft } from '../../../actors/useFormDraft.ts';
import { usePaymentProviders } from '../../../actors/usePaymentProviders.ts';
import { PAYMENT_DRAFTS } from '../../../lib/money/paymentDrafts.ts';
import { isVault } from '../../../lib/money/vault.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { RadioChoices } from '../../../ui/RadioChoices.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { paymentFormOf } from '../payments/registry.ts';
import { SavedPayment } from '../payments/SavedPayment.tsx';
import { usePaymentMethods } from '../payments/usePaymentMethods.ts';
import { radioValueOf, useSavedCards } from '../payments/useSavedCards.ts';
import { StepPending } from './StepPending.tsx';
import { useStepNames } from './stepNames.ts';

/** The payment step: the available methods, each with its own form. */
export function PaymentMethodStep() {
  const { t } = useLingui();
  const { send } = useCheckoutCommands();
  const { payment, submitted } = useCheckoutFields('payment', 'submitted');
  const title = useStepNames().paymentMethod;
  const providers = usePaymentProviders();
  const formOf = (code: string) => paymentFormOf(code, providers);
  const { methods, isFailed, isFetching, retry } = usePaymentMethods();
  const saved = useSavedCards(methods);
  const [picked, setPicked] = useFormDraft<string | null>(
    PAYMENT_DRAFTS.method,
    (payment && radioValueOf(payment)) ?? submitted.paymentCode ?? null,
  );

  if ((!methods && !isFailed) || (methods && !saved)) return <StepPending />;
  if (!methods) return <MethodsFailed isFetching={isFetching} onRetry={retry} />;

  const others = methods.filter((method) => !isVault(method));
  const supported = others.filter(({ code }) => formOf(code));
  const card =
    saved?.find(({ value }) => value === picked) ??
    (supported.some(({ code }) => code === picked) ? undefined : saved?.[0]);
  const chosen = supported.find(({ code }) => code === picked) ?? supported[0];
  const Form = chosen && formOf(chosen.code);
  const pay = (submitted: Payment) => send({ type: 'paymentMethod.submit', payment: submitted });
  return (
    <>
      <RadioChoices
        id="payment-method"
        label={title}
        isLabelHidden
        value={card?.value ?? chosen?.code ?? null}
        onChange={setPicked}
        choices={[
          ...(saved ?? []).map(({ value, name, expires }) => ({
            value,
            label: name,
            note: expires && t`Expires ${expires}`,
          })),
          ...others.map(({ code, title: label }) => ({
            value: code,
            label,
            isDisabled: !formOf(code),
            note: formOf(code) ? undefined : t`Cannot be used here yet.`,
          })),
        ]}
      />
      {card ? (
        <SavedPayment key={card.value} payment={card.payment} onPay={pay} />
      ) : chosen && Form ? (
        <Form key={chosen.code} fallback={<StepPending />} method={chosen} onPay={pay} />
      ) : (
        <Alert>
          <Trans>No payment method is available for this order.</Trans>
        </Alert>
      )}
    </>
  );
}

function MethodsFailed({ isFetching, onRetry }: { isFetching: boolean; onRetry: () => void }) {
  return (
    <Alert
      action={
        <TextButton isDisabled={isFetching} onClick={onRetry}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    >
      <Trans>Payment methods could not be loaded. Please try again.</Trans>
    </Alert>
  );
}
