import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { PageTitle } from '../../shop/PageTitle.tsx';
import { useCountries } from '../../shop/useCountries.ts';
import { WithoutCaptcha } from '../../shop/WithoutCaptcha.tsx';
import { WithSummary } from '../../shop/WithSummary.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNonBlocking } from '../../ui/useNonBlocking.ts';
import { CartChanges } from './CartChanges.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { CheckoutSteps } from './steps/CheckoutSteps.tsx';
import { useStepFailureText } from './steps/useStepFailureText.ts';
import { TotalStrip } from './TotalStrip.tsx';
import { ConfirmingOrder } from './unconfirmed/ConfirmingOrder.tsx';
import { DelayedOrder } from './unconfirmed/DelayedOrder.tsx';
import { UnconfirmedOrder } from './unconfirmed/UnconfirmedOrder.tsx';
import { useCheckoutPageState } from './useCheckoutPageState.ts';
import { useHasAddressBook } from './useHasAddressBook.ts';

const PANEL = 'your-order';
/** Most shoppers come with a full cart. */
const EmptyCheckout = onDemand(() =>
  import('./EmptyCheckout.tsx').then((code) => code.EmptyCheckout),
);

/**
 * /checkout: the five steps, with the order summary beside them. An empty cart shows a message and
 * a link instead.
 */
export function CheckoutPage() {
  const { t } = useLingui();
  const { isEmpty, failure, retry, cart, details, isPlacing, doubt, cartDiff, order } =
    useCheckoutPageState();
  const failureText = useStepFailureText();
  // Wait for what the first form needs, so that nothing below it shifts.
  const { destinations, isFailed } = useCountries();
  const hasCountries = destinations !== null || isFailed;
  const hasAddressBook = useHasAddressBook();
  const isReady = useNonBlocking(details !== null && hasCountries && hasAddressBook);
  return (
    <div className="row">
      <DocumentHead title={t`Checkout`} />
      <PageTitle>
        <Trans>Checkout</Trans>
      </PageTitle>
      {doubt === 'confirming' ? (
        <ConfirmingOrder />
      ) : doubt === 'delayed' ? (
        <DelayedOrder />
      ) : doubt === 'unconfirmed' ? (
        <UnconfirmedOrder />
      ) : isEmpty ? (
        <EmptyCheckout
          cartDiff={cartDiff}
          hasReceipt={order !== null}
          fallback={<Spinner label={t`Fetching Data...`} />}
        />
      ) : failure ? (
        <FailureView onRetry={retry.read} isRetrying={retry.isBusy}>
          {failureText(failure)}
        </FailureView>
      ) : details && isReady ? (
        <>
          <TotalStrip details={details} panelId={PANEL} />
          <WithSummary
            id={PANEL}
            title={<Trans>Order summary</Trans>}
            summary={<OrderPanel details={details} />}
          >
            <CartChanges details={details} />
            <WithoutCaptcha form="PLACE_ORDER">
              <CheckoutSteps cart={cart} details={details} />
            </WithoutCaptcha>
          </WithSummary>
        </>
      ) : (
        <Spinner label={isPlacing ? t`Placing your order…` : t`Fetching Data...`} />
      )}
    </div>
  );
}
