import { Trans, useLingui } from '@lingui/react/macro';
import { useAccountTask } from '../../../actors/useAccountTask.ts';
import { useIsOffline } from '../../../actors/useIsOffline.ts';
import { joinSentences } from '../../../lib/text/joinSentences.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import styles from './OrderDetails.module.css';

/** Adds all items of an order to the cart again, and reports the ones that are unavailable. */
export function Reorder({ number }: { number: string }) {
  const { t } = useLingui();
  const { isBusy, failure, done, submit } = useAccountTask(`reorder ${number}`);
  const isOffline = useIsOffline();
  const toCart = (
    <TextLink href="/cart">
      <Trans>View cart</Trans>
    </TextLink>
  );
  return (
    <div className={styles.reorder}>
      <Button
        isWide
        isBusy={isBusy}
        aria-label={t`Order again: ${number}`}
        onClick={() => submit({ kind: 'reorder', number })}
      >
        <Trans>Order again</Trans>
      </Button>
      <AlertOffline />
      {failure?.reason === 'soldOut' && (
        <Alert kind="warning" action={toCart}>
          <Trans>Not everything could be put into your cart: </Trans>
          <Trans>There are not that many left</Trans>
        </Alert>
      )}
      {failure && failure.reason !== 'soldOut' && (
        <Alert action={failure.reason === 'unreachable' && toCart}>
          {failure.reason === 'unreachable' && isOffline
            ? t`You are offline. Please look into your cart before you try again.`
            : failure.reason === 'unreachable'
              ? t`We received no valid answer from the shop. Please look into your cart before you try again.`
              : failure.message}
        </Alert>
      )}
      {done && done.notes.length === 0 && (
        <Alert kind="info" action={toCart}>
          <Trans>All items are in your cart again.</Trans>
        </Alert>
      )}
      {done && done.notes.length > 0 && (
        <Alert kind="warning" action={toCart}>
          <Trans>Not everything could be put into your cart: </Trans>
          {joinSentences(done.notes)}
        </Alert>
      )}
    </div>
  );
}
