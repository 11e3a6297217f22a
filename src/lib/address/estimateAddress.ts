import type { ShippingAddress } from '../../../machines/domain.ts';
import type { Estimate } from '../../../machines/formSubmissions/context.ts';

/** Fills the fields that the platform requires and the estimate form does not have. */
const PLACEHOLDER = '–';

/** Completes a place with placeholders to an address that the platform accepts. */
export const estimateAddress = (place: Estimate['place']): ShippingAddress => ({
  firstname: PLACEHOLDER,
  lastname: PLACEHOLDER,
  street: [PLACEHOLDER],
  city: PLACEHOLDER,
  telephone: PLACEHOLDER,
  ...place,
});

/** Whether `estimateAddress` made the address: no order can be shipped to its placeholders. */
export const isEstimate = ({
  firstname,
  city,
}: Pick<ShippingAddress, 'firstname' | 'city'>): boolean =>
  firstname === PLACEHOLDER && city === PLACEHOLDER;
