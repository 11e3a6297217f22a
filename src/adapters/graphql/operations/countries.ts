import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Client } from '@urql/core';
import type { Country, FormattedAddress, ShippingAddress } from '../../../../machines/domain.ts';
import { formatAddress } from '../../../lib/address/address.ts';
import { graphql } from '../../../lib/graphql.ts';
import { RefusedError } from '../errors.ts';
import { query } from '../execute.ts';

const Countries = graphql(`
  query Countries {
    countries {
      id
      full_name_locale
      available_regions {
        id
        code
        name
      }
    }
  }
`);

/** Reads the countries that the shop ships to, with their regions. @throws PlatformError */
export async function readCountries(client: Client): Promise<Country[]> {
  const { countries } = await query(client, Countries, {});
  return (countries ?? [])
    .filter((country) => country !== null)
    .map((country) => ({
      id: country.id ?? '',
      name: country.full_name_locale ?? country.id ?? '',
      regions: (country.available_regions ?? [])
        .filter((region) => region !== null)
        .map(({ id, code, name }) => ({ id: id ?? 0, code: code ?? '', name: name ?? '' })),
    }));
}

/**
 * Adds the region's id and name to an address.
 *
 * @throws RefusedError when the country lacks the region
 */
export async function withRegion(
  client: Client,
  address: ShippingAddress,
): Promise<FormattedAddress> {
  const found = formatAddress(address, await readCountries(client));
  if (found === null) {
    throw new RefusedError(i18n._(msg`This region does not belong to the chosen country.`));
  }
  return found;
}
