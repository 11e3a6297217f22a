import { Trans } from '@lingui/react/macro';
import { OrderDetail } from './OrderDetail.tsx';
import type { PlacedOrder } from './orderFragment.ts';

/** The tracking numbers of an order's parcels; null without any. */
export function Tracking({ shipments }: { shipments: NonNullable<PlacedOrder['shipments']> }) {
  const parcels = shipments
    .flatMap((shipment) => shipment?.tracking ?? [])
    .filter((shipment) => shipment !== null);
  if (parcels.length === 0) return null;
  return (
    <OrderDetail title={<Trans>Tracking</Trans>}>
      {parcels.map(({ title, number }) => (
        <p key={`${title} ${number}`}>
          {title} {number}
        </p>
      ))}
    </OrderDetail>
  );
}
