import { Trans, useLingui } from '@lingui/react/macro';
import { useCartOutcome } from '../../actors/useCartRequests.ts';
import { useIsOffline } from '../../actors/useIsOffline.ts';
import { Alert } from '../../shop/Alert.tsx';
import { additionFailure } from '../../shop/additionFailure.ts';
import { CheckOrderLink } from '../../shop/CheckOrderLink.tsx';
import { PageIcon } from '../../ui/PageIcon.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './BuyForm.module.css';

/** The outcome of the addition that this page requested last, from the cart machine. */
export function AddOutcome({ requestId }: { requestId: number | null }) {
  const { i18n } = useLingui();
  const outcome = useCartOutcome(requestId);
  const isOffline = useIsOffline();
  const notice = outcome?.failure ? additionFailure(i18n, outcome, isOffline) : null;
  return (
    <>
      <div role="status" className={styles.outcome}>
        {outcome?.failure === null && (
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
          isAnnouncedByToast
          action={notice.isPaymentOutstanding && <CheckOrderLink />}
        >
          {notice.text}
        </Alert>
      )}
    </>
  );
}
