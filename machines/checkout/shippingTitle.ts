import type { ShippingMethod } from '../domain.ts';

/** The titles of carrier and method; only one of them if they are equal. */
export function shippingTitle({ carrier_title, method_title }: ShippingMethod): string {
  return carrier_title === method_title || !method_title
    ? carrier_title
    : `${carrier_title} · ${method_title}`;
}
