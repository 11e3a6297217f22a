import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCartAdditions } from '../../actors/useCartAdditions.ts';
import { Alert } from '../../shop/Alert.tsx';
import { additionFailure } from '../../shop/additionFailure.ts';
import { CheckOrderLink } from '../../shop/CheckOrderLink.tsx';
import { PageIcon } from '../../ui/PageIcon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './BuyForm.module.css';

/** The outcome of the addition that this page requested, from the cart machine. */
export function AddOutcome({ requestCount }: { requestCount: number }) {
  const { i18n } = useLingui();
  const { done, failures, isAdding } = useCartAdditions();
  const [addedBefore] = useState(done.add ?? 0);
  const { add, create } = failures;
  const failure = add ?? create;
  const isSettled = requestCount > 0 && !isAdding;
  const notice =
    isSettled && failure
      ? additionFailure(i18n, { operation: create ? 'create' : 'add', failure })
      : null;
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
      {notice && (
        <Alert
          kind={notice.kind}
          isReported
          action={notice.isPaymentOutstanding && <CheckOrderLink />}
        >
          {notice.text}
        </Alert>
      )}
    </>
  );
}
