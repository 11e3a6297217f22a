import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../shop/Alert.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ContactHint } from './ContactHint.tsx';
import styles from './UnconfirmedOrder.module.css';

/** Shown while the platform has no order yet but may still create it; the machine keeps polling. */
export function DelayedOrder() {
  return (
    <section className={styles.unconfirmed} aria-labelledby="doubt">
      <h2 id="doubt">
        <Trans>Your order is taking longer than usual</Trans>
      </h2>
      <Alert kind="warning" focusOn="always">
        <Trans>
          Your payment was sent, and the shop may still be working on it. Please wait: we keep
          asking, and this page tells you as soon as we know. It can take ten minutes. Please do not
          order the same again meanwhile.
        </Trans>
      </Alert>
      <ContactHint />
      <div className={styles.ways}>
        <LinkButton href="/contact" priority="high">
          <Trans>Ask the shop</Trans>
        </LinkButton>
      </div>
    </section>
  );
}
