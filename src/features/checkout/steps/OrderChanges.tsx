import { Trans } from '@lingui/react/macro';
import type { OrderChange } from '../../../../machines/order/agreement.ts';
import { useIsOffline } from '../../../actors/useIsOffline.ts';
import { Price } from '../../../ui/Price.tsx';

/** How the order differs from what the shopper saw when pressing Place Order. */
export function OrderChanges({ changes }: { changes: OrderChange[] }) {
  const isOffline = useIsOffline();
  if (changes.some(({ kind }) => kind === 'unknown')) {
    return isOffline ? (
      <Trans>You are offline. Nothing was paid: try again once you are back online.</Trans>
    ) : (
      <Trans>
        We could not check your order before it is paid. Nothing was paid: please try again.
      </Trans>
    );
  }
  return (
    <>
      <Trans>
        Your order has changed since you saw it. Nothing was paid: please check it again.
      </Trans>
      {changes.map((change) => (
        <span key={JSON.stringify(change)}>
          <br />
          <Change change={change} />
        </span>
      ))}
    </>
  );
}

function Change({ change }: { change: OrderChange }) {
  switch (change.kind) {
    case 'total':
      return (
        <Trans>
          The total was <Price amount={change.before} /> and is now <Price amount={change.after} />.
        </Trans>
      );
    case 'price': {
      const { name } = change;
      return (
        <Trans>
          {name} costs <Price amount={change.after} /> instead of <Price amount={change.before} />.
        </Trans>
      );
    }
    case 'quantity': {
      const { name, before, after } = change;
      return (
        <Trans>
          The quantity of {name} is now {after} instead of {before}.
        </Trans>
      );
    }
    case 'added': {
      const { name } = change;
      return <Trans>{name} is new in your order.</Trans>;
    }
    case 'removed': {
      const { name } = change;
      return <Trans>{name} is no longer in your order.</Trans>;
    }
    case 'unavailable': {
      const { name } = change;
      return <Trans>{name} is no longer available.</Trans>;
    }
    case 'gift': {
      const { name } = change;
      return <Trans>The card message for {name} has changed.</Trans>;
    }
    case 'couponLost': {
      const { code } = change;
      return <Trans>Coupon {code} no longer applies.</Trans>;
    }
    case 'couponAdded': {
      const { code } = change;
      return <Trans>Coupon {code} now applies.</Trans>;
    }
    case 'amounts':
      return <Trans>Tax, discount or shipping has changed.</Trans>;
    case 'choices':
      return <Trans>An address or a method has changed.</Trans>;
    case 'shippingLost':
      return <Trans>The shipping method that you chose is no longer available.</Trans>;
    case 'unknown':
      return null;
  }
}
