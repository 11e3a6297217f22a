import type { ShippingMethod } from '../domain.ts';

/** Carrier and method by their titles; once where they are the same. */
export function shippingTitle({ carrier_title, method_title }: ShippingMethod): string {
  return carrier_title === method_title || !method_title
    ? carrier_title
    : `${carrier_title} · ${method_title}`;
}
