import { Trans } from '@lingui/react/macro';
import type { Order, ShippingAddress } from '../../../../machines/domain.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './AccountOffer.module.css';

/** Offers a guest an account, prefilled from the order's shipping address. */
export function AccountOffer({
  order,
  shippingAddress,
}: {
  order: Order;
  shippingAddress: ShippingAddress;
}) {
  const query = new URLSearchParams({
    email: shippingAddress.email ?? order.email,
    firstName: shippingAddress.firstname,
    lastName: shippingAddress.lastname,
  });
  return (
    <section className={styles.offer}>
      <h2>
        <Trans>Save your addresses and your favorites</Trans>
      </h2>
      <p>
        <Trans>
          An account remembers both. We have filled in what we know; you only choose a password.
        </Trans>
      </p>
      <LinkButton href={`/signup?${query}`}>
        <Trans>Create an Account</Trans>
      </LinkButton>
    </section>
  );
}
