import { Trans, useLingui } from '@lingui/react/macro';
import { useFormSubmission } from '../../../actors/useFormSubmission.ts';
import { orderReference } from '../../../lib/order/orderReference.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { AccountPage } from '../../../shop/account/AccountPage.tsx';
import { FailureText } from '../../../shop/account/FailureText.tsx';
import peony from '../../../shop/account/peony.webp';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './ConfirmCancel.module.css';

interface ConfirmCancelProps {
  id: string;
  /** The confirmation key of the email's link. */
  confirmationKey: string;
}

/** The target of the link in a cancellation email: a button that cancels a guest's order. */
export function ConfirmCancel({ id: uid, confirmationKey: key }: ConfirmCancelProps) {
  const { t } = useLingui();
  const id = orderReference(uid);
  const { isBusy, failure, done, send } = useFormSubmission('confirmCancel');
  return (
    <AccountPage
      title={t`Cancel your order`}
      lead={!done && <Trans>This cannot be undone. What you have paid will be refunded.</Trans>}
      picture={peony}
    >
      <div className={styles.ways}>
        {id && (
          <p>
            <Trans>
              Order reference <b>{id}</b>
            </Trans>
          </p>
        )}
        <AlertOffline failure={failure} />
        {failure && (
          <Alert focusOn={failure}>
            <FailureText failure={failure} />
          </Alert>
        )}
        {done ? (
          <Alert
            kind="info"
            focusOn={done}
            action={
              <TextLink href="/">
                <Trans>Continue shopping</Trans>
              </TextLink>
            }
          >
            <Trans>The order is canceled. What you have paid will be refunded.</Trans>
          </Alert>
        ) : (
          <Button
            priority="high"
            isLarge
            isWide
            isBusy={isBusy}
            className={styles.cancel}
            onClick={() => send({ kind: 'confirmCancel', id: uid, key })}
          >
            <Trans>Cancel order</Trans>
          </Button>
        )}
      </div>
    </AccountPage>
  );
}
