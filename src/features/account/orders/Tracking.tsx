import { Trans } from '@lingui/react/macro';
import { Fact } from './Fact.tsx';
import type { PlacedOrder } from './orderFragment.ts';

/** The parcels on their way; nothing while none is. */
export function Tracking({ shipments }: { shipments: NonNullable<PlacedOrder['shipments']> }) {
  const parcels = shipments
    .flatMap((shipment) => shipment?.tracking ?? [])
    .filter((one) => one !== null);
  if (parcels.length === 0) return null;
  return (
    <Fact title={<Trans>Tracking</Trans>}>
      {parcels.map(({ title, number }) => (
        <p key={`${title} ${number}`}>
          {title} {number}
        </p>
      ))}
    </Fact>
  );
}
