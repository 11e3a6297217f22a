import { Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../../machines/domain.ts';
import { toShownOrder } from '../../../../machines/order/agreement.ts';
import { useIsCartBusy } from '../../../actors/useCart.ts';
import {
  useCheckoutCommands,
  useCheckoutFields,
  useIsSubmitting,
} from '../../../actors/useCheckout.ts';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Price } from '../../../ui/Price.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { ChargedCurrency } from './ChargedCurrency.tsx';
import { StepFailure } from './StepFailure.tsx';
import styles from './StepForm.module.css';
import { TermsList } from './TermsList.tsx';
import { UnsavedGifts } from './UnsavedGifts.tsx';
import { useTerms } from './useTerms.ts';

interface ReviewStepProps {
  /** The cart from the platform. */
  cart: CartDetails | null;
  /** The cart as shown. */
  details: CartDetails;
}

/**
 * The review step. The order that it shows is sent along with the press of the button, and only
 * that order is placed. Further presses are ignored by the machine while an order is being placed.
 */
export function ReviewStep({ cart, details }: ReviewStepProps) {
  const checkout = useCheckoutFields(
    'shippingAddress',
    'shippingMethod',
    'billingAddress',
    'payment',
    'charged',
    'errors',
  );
  const isSubmitting = useIsSubmitting();
  const { edit, send } = useCheckoutCommands();
  const { payment } = checkout;
  const terms = useTerms(checkout.errors.review);
  const shownOrder = toShownOrder({ ...checkout, cart, agreementIds: terms.accepted });
  const isSumming = useIsTotalPending(details);
  const total = details.prices.grand_total;
  const paidWith = payment?.title;
  const isSoldOut = details.items.some(({ isAvailable }) => !isAvailable);
  return (
    <div className={styles.form}>
      <StepFailure
        step="review"
        action={
          !isSoldOut && (
            <TextButton onClick={() => edit('paymentMethod')}>
              <Trans>Pay in another way</Trans>
            </TextButton>
          )
        }
      />
      <p className="prose">
        <Trans>Please check your order before placing it. </Trans>
        {total && details.prices.shipping && (
          <Trans>
            The total is{' '}
            <b>
              <Price amount={total} />
            </b>
            , paid with {paidWith}.
          </Trans>
        )}
      </p>
      <ChargedCurrency total={total} />
      <UnsavedGifts cart={details} />
      <TermsList terms={terms} />
      <div>
        <Button
          priority="high"
          isLarge
          isBusy={isSubmitting || isSumming || terms.isLoading}
          onClick={() => terms.check() && shownOrder && send({ type: 'order.submit', shownOrder })}
        >
          <Trans>Place Order</Trans>
        </Button>
      </div>
      <AlertOffline failure={checkout.errors.review} />
    </div>
  );
}

/** Whether the shown total does not yet include the chosen shipping method. */
function useIsTotalPending({ prices: { shipping } }: CartDetails): boolean {
  const isBusy = useIsCartBusy();
  const { shippingMethod } = useCheckoutFields('shippingMethod');
  return isBusy && shipping?.amount.value !== shippingMethod?.amount.value;
}
