import type { ComponentProps } from 'react';
import { LostCart } from './LostCart.tsx';
import { NothingToCheckOut } from './NothingToCheckOut.tsx';

/** The checkout without anything to order: why, and how to continue. */
export const EmptyCheckout = (props: ComponentProps<typeof NothingToCheckOut>) => (
  <>
    <LostCart />
    <NothingToCheckOut {...props} />
  </>
);
