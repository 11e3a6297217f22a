import type { ComponentProps } from 'react';
import { NothingInCart } from '../../shop/NothingInCart.tsx';
import { LostCart } from './LostCart.tsx';

/** The checkout without anything to order: why, and how to continue. */
export const EmptyCheckout = (props: ComponentProps<typeof NothingInCart>) => (
  <>
    <LostCart />
    <NothingInCart {...props} />
  </>
);
