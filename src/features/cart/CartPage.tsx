import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useCartFields, useIsCartBusy, useIsCartKnown, useReadCart } from '../../actors/useCart.ts';
import { Alert } from '../../shop/Alert.tsx';
import { CartDiff } from '../../shop/CartDiff.tsx';
import { CheckOrderLink } from '../../shop/CheckOrderLink.tsx';
import { DocumentHead } from '../../shop/DocumentHead.tsx';
import { NothingInCart } from '../../shop/NothingInCart.tsx';
import { PageTitle } from '../../shop/PageTitle.tsx';
import { FailureView } from '../../ui/FailureView.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useNonBlocking } from '../../ui/useNonBlocking.ts';
import { CartContents } from './CartContents.tsx';
import { CrossSells } from './CrossSells.tsx';
import { UndoRemoval } from './UndoRemoval.tsx';
import { useCartFailureText } from './useCartFailureText.ts';
import { useRemovals } from './useRemovals.ts';

/**
 * /cart: the cart's lines, its totals and the button to the checkout. Each visit refetches the cart
 * (the page machine asks for it); the cached cart shows meanwhile.
 */
export function CartPage() {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const { details, cartId, failures, cartDiff } = useCartFields(
    'details',
    'cartId',
    'failures',
    'cartDiff',
  );
  const isKnown = useIsCartKnown();
  const isBusy = useIsCartBusy();
  const read = useReadCart();
  const removals = useRemovals(details, () => heading.current?.focus());
  const failureText = useCartFailureText();

  const isReady = useNonBlocking(details !== null);
  const hasEnded = cartDiff.previousCart !== null && !failures.read;
  const isEmpty = details
    ? details.items.length === 0
    : isKnown && !isBusy && (hasEnded || cartId === null);
  return (
    <div className="row">
      <DocumentHead title={t`Cart`} />
      <PageTitle ref={heading}>
        <Trans>Cart</Trans>
      </PageTitle>
      <UndoRemoval name={removals.removed} onUndo={removals.undo} />
      {isEmpty ? (
        <>
          {failures.create && <Alert>{t`Unable to create cart. Please try again.`}</Alert>}
          <CartDiff />
          <NothingInCart cartDiff={cartDiff} />
        </>
      ) : details && isReady ? (
        <>
          <CartContents
            details={details}
            onRemove={removals.remove}
            removalFailure={removals.failure}
          />
          <CrossSells items={details.items} />
        </>
      ) : failures.read?.reason === 'paymentOutstanding' ? (
        <Alert kind="info" action={<CheckOrderLink />}>
          {failureText(failures.read)}
        </Alert>
      ) : failures.read ? (
        <FailureView onRetry={read} isRetrying={isBusy}>
          {failureText(failures.read)}
        </FailureView>
      ) : (
        <Spinner label={t`Fetching Data...`} />
      )}
    </div>
  );
}
