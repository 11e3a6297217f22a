import { Trans } from '@lingui/react/macro';
import type { CartDetails } from '../../../../machines/domain.ts';
import { useCheckout } from '../../../actors/useCheckout.ts';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Price } from '../../../ui/Price.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { usePlaceOrder } from '../usePlaceOrder.ts';
import { ChargedCurrency } from './ChargedCurrency.tsx';
import { StepFailure } from './StepFailure.tsx';
import styles from './StepForm.module.css';

/** The last look. Fifty clicks place one order: the machine hears the first and is deaf then. */
export function ReviewStep({ details }: { details: CartDetails }) {
  const { isSubmitting, payment, edit } = useCheckout();
  const { isPlacing, place } = usePlaceOrder();
  const total = details.prices.grand_total;
  const paidWith = payment?.title;
  const isSoldOut = details.items.some(({ isAvailable }) => !isAvailable);
  return (
    <div className={styles.form}>
      <StepFailure
        step="order"
        action={
          <>
            <TextLink href="/cart">
              <Trans>See your cart</Trans>
            </TextLink>
            {!isSoldOut && (
              <TextButton onClick={() => edit('paymentMethod')}>
                <Trans>Pay in another way</Trans>
              </TextButton>
            )}
          </>
        }
      />
      <p className="prose">
        <Trans>One last look at all of it: the order is made as it stands here.</Trans>{' '}
        {total && (
          <Trans>
            It comes to{' '}
            <b>
              <Price amount={total} />
            </b>
            , paid with {paidWith}.
          </Trans>
        )}
      </p>
      <ChargedCurrency total={total} />
      <div>
        <Button priority="high" isLarge isBusy={isSubmitting || isPlacing} onClick={place}>
          <Trans>Place Order</Trans>
        </Button>
      </div>
      <AlertOffline />
    </div>
  );
}
