import type { ComponentProps } from 'react';
import { useCheckoutFields } from '../../actors/useCheckout.ts';
import { NothingInCart } from '../../shop/NothingInCart.tsx';
import { LostCart } from './LostCart.tsx';

/** The checkout without anything to order: why, and how to continue. */
export function EmptyCheckout(props: ComponentProps<typeof NothingInCart>) {
  const { errors } = useCheckoutFields('errors');
  const isRefused = Object.values(errors).some(({ reason }) => reason === 'invalidCart');
  return (
    <>
      <LostCart isRefused={isRefused} />
      <NothingInCart {...props} isRefused={isRefused} />
    </>
  );
}
