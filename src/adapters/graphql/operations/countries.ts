import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Client } from '@urql/core';
import type { FormattedAddress, ShippingAddress } from '../../../../machines/domain.ts';
import { formatAddress } from '../../../lib/address/address.ts';
import { CountriesQuery, countriesOf } from '../../../lib/address/countriesQuery.ts';
import { RefusedError } from '../errors.ts';
import { query } from '../execute.ts';

/**
 * Adds the region's id and name to an address.
 *
 * @throws RefusedError when the country lacks the region
 */
export async function withRegion(
  client: Client,
  address: ShippingAddress,
): Promise<FormattedAddress> {
  const found = formatAddress(address, countriesOf(await query(client, CountriesQuery, {})));
  if (found === null) {
    throw new RefusedError(i18n._(msg`This region does not belong to the chosen country.`));
  }
  return found;
}
