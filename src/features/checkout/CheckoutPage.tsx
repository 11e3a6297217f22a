import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { PageTitle } from '../../shop/PageTitle.tsx';
import { useCountries } from '../../shop/useCountries.ts';
import { WithSummary } from '../../shop/WithSummary.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CartChanges } from './CartChanges.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import { ConfirmingOrder } from './ConfirmingOrder.tsx';
import { LostCart } from './LostCart.tsx';
import { NothingToCheckOut } from './NothingToCheckOut.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { TotalStrip } from './TotalStrip.tsx';
import { UnconfirmedOrder } from './UnconfirmedOrder.tsx';
import { useCheckoutView } from './useCheckoutView.ts';
import { useFailureText } from './useFailureText.ts';

const PANEL = 'your-order';

/**
 * The checkout: five steps and the order beside them (spec section 4 "Checkout"). An empty cart
 * has nothing to check out: it says so and leads on (readings 70).
 */
export function CheckoutPage() {
  const { t } = useLingui();
  const { isEmpty, failure, retry, details, isPlacing, doubt } = useCheckoutView();
  const failureText = useFailureText();
  // The first form needs them: it comes whole, and nothing below it moves.
  const { destinations, isFailed } = useCountries();
  const hasCountries = destinations !== null || isFailed;
  return (
    <div className="row">
      <DocumentHead title={t`Checkout`} />
      <PageTitle>
        <Trans>Checkout</Trans>
      </PageTitle>
      {doubt === 'confirming' ? (
        <ConfirmingOrder />
      ) : doubt === 'unconfirmed' ? (
        <UnconfirmedOrder />
      ) : isEmpty ? (
        <>
          <LostCart />
          <NothingToCheckOut />
        </>
      ) : failure ? (
        <FailureView onRetry={retry.read} isRetrying={retry.isBusy}>
          {failureText(failure)}
        </FailureView>
      ) : details && hasCountries ? (
        <>
          <TotalStrip details={details} panelId={PANEL} />
          <WithSummary
            id={PANEL}
            title={<Trans>Your order</Trans>}
            summary={<OrderPanel details={details} />}
          >
            <CartChanges details={details} />
            <CheckoutSteps details={details} />
          </WithSummary>
        </>
      ) : (
        <Spinner label={isPlacing ? t`Placing your order…` : t`Fetching Data...`} />
      )}
    </div>
  );
}
