import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';
import type { Validator } from '../validator.ts';

/** Documents that tell releases apart: each is accepted from one release on, and refused before. */
const PAGED_LINES = '{ cart(cart_id: "") { itemsV2 { total_count } } }';
const UPDATE_ERRORS = `mutation {
  updateCartItems(input: { cart_id: "", cart_items: [] }) { errors { code } }
}`;
/** A document that 2.4.9 refuses, because it requires a telephone number in every address. */
const NO_TELEPHONE = `mutation {
  setBillingAddressOnCart(input: {
    cart_id: ""
    billing_address: {
      address: { firstname: "", lastname: "", street: [""], city: "", country_code: "" }
    }
  }) { cart { id } }
}`;

/** Determines the platform's release from its schema and from its response to an invalid token. */
export async function checkRelease(platform: Platform, validator: Validator): Promise<Finding> {
  const accepts = async (document: string) => (await validator.problemsOf(document)).length === 0;
  if (!(await accepts(PAGED_LINES))) {
    return stops(
      'Release',
      '2.4.6 or older: the lines of a cart cannot be read in pages (itemsV2).',
      'Update Magento to 2.4.7 or newer.',
    );
  }
  if (!(await accepts(UPDATE_ERRORS))) return ok('Release', '2.4.7');
  if (!(await accepts(NO_TELEPHONE)) || (await refusesBadToken(platform))) {
    return ok('Release', '2.4.9, or 2.4.8 with the patch of the HTTP statuses');
  }
  return ok('Release', '2.4.8');
}

/** 2.4.9 refuses a request with an unknown token; older releases treat it as a guest's. */
async function refusesBadToken(platform: Platform): Promise<boolean> {
  const headers = { authorization: 'Bearer doctor' };
  return (await platform.graphql('{ __typename }', { headers })).status === 401;
}

/** Checks whether the response headers name what the platform's cache varies by. */
export async function checkCache(platform: Platform): Promise<Finding> {
  const { headers } = await platform.graphqlByGet('{ storeConfig { store_code } }');
  return headers.has('x-magento-cache-id')
    ? ok(
        'Cache id',
        'Responses say what they vary by; they are cached by view, currency and group.',
      )
    : note(
        'Cache id',
        'Responses carry no X-Magento-Cache-Id: a shared cache cannot tell customers apart.',
        'Switch the full page cache on, or keep /graphql out of the CDN.',
      );
}
