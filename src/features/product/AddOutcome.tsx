import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Failure } from '../../../machines/domain.ts';
import { useCartAdditions } from '../../actors/useCartAdditions.ts';
import { Alert } from '../../shop/Alert.tsx';
import { PageIcon } from '../../ui/PageIcon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './BuyForm.module.css';

/** The outcome of the addition that this page requested, from the cart machine. */
export function AddOutcome({ requestCount }: { requestCount: number }) {
  const { t } = useLingui();
  const { done, failures, isAdding } = useCartAdditions();
  const [addedBefore] = useState(done.add ?? 0);
  const { add, create } = failures;
  const failure = add ?? create;
  const isSettled = requestCount > 0 && !isAdding;
  const wordsOf = ({ reason, message }: Failure): string => {
    if (reason === 'refused') return message;
    return reason === 'soldOut'
      ? t`There are not that many left. Nothing was added to your cart.`
      : t`Could not add the item to your cart. Please try again.`;
  };
  return (
    <>
      <div role="status" className={styles.outcome}>
        {isSettled && !failure && (done.add ?? 0) > addedBefore && (
          <p className={styles.added}>
            <PageIcon name="success" size="small" />
            <Trans>Added to your cart</Trans>
            <TextLink href="/cart">
              <Trans>View cart</Trans>
            </TextLink>
          </p>
        )}
      </div>
      {isSettled && failure && (
        <Alert kind={failure.reason === 'soldOut' ? 'info' : 'error'} isReported>
          {create ? t`Unable to create cart. Please try again.` : wordsOf(failure)}
        </Alert>
      )}
    </>
  );
}
