import { useState } from 'react';
import { useCartFields } from '../../actors/useCart.ts';

/** The cart's failures since this screen was opened; older ones are no longer of interest. */
export function useNewFailures() {
  const { failures } = useCartFields('failures');
  const [old] = useState(failures);
  const fresh = (kind: keyof typeof failures) =>
    failures[kind] === old[kind] ? undefined : failures[kind];
  return {
    read: failures.read,
    create: fresh('create'),
    update: fresh('update'),
    remove: fresh('remove'),
    applyCoupon: fresh('applyCoupon'),
    removeCoupon: fresh('removeCoupon'),
  };
}
