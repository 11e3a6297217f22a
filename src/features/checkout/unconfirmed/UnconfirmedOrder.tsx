import { Trans } from '@lingui/react/macro';
import { useCheckoutCommands } from '../../../actors/useCheckout.ts';
import { Alert } from '../../../shop/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ContactHint } from './ContactHint.tsx';
import styles from './UnconfirmedOrder.module.css';

/**
 * Shown if the order's outcome cannot be determined: how to contact the shop, and a button that
 * only checks again and sends nothing.
 */
export function UnconfirmedOrder() {
  const { checkOrder } = useCheckoutCommands();
  return (
    <section className={styles.unconfirmed} aria-labelledby="doubt">
      <h2 id="doubt">
        <Trans>We could not confirm your order</Trans>
      </h2>
      <Alert kind="warning" focusOn="always">
        <Trans>
          We do not know yet whether your order arrived. Please do not order the same again until
          you know.
        </Trans>
      </Alert>
      <ContactHint />
      <div className={styles.ways}>
        <LinkButton href="/contact" priority="high">
          <Trans>Ask the shop</Trans>
        </LinkButton>
        <Button onClick={checkOrder}>
          <Trans>Check again</Trans>
        </Button>
      </div>
    </section>
  );
}
