import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';

const HARMLESS = '{ storeConfig { store_code } }';

/** Checks whether GraphQL responds at the address, by POST and by GET. */
export async function checkReach(platform: Platform): Promise<Finding[]> {
  const { status, headers, isJson, data, messages } = await platform.graphql(HARMLESS);
  if (status === 0) return [stops('GraphQL', messages.join(' '), CHECK_ADDRESS)];
  const target = headers.get('location');
  if (target) {
    return [stops('GraphQL', `The address redirects to ${target}`, 'Give that address.')];
  }
  if (!isJson || !data?.storeConfig) {
    return [stops('GraphQL', `Status ${status} without a store's configuration.`, CHECK_ADDRESS)];
  }
  return [
    isSecure(platform)
      ? ok('GraphQL', `Answers at ${platform.graphqlPath}.`)
      : note('GraphQL', 'Answers, but not over https.', 'Use https between shop and platform.'),
    await checkGet(platform),
  ];
}

const CHECK_ADDRESS = 'Check the address, and COMMERCE_GRAPHQL_PATH where it is not /graphql.';

const isSecure = ({ address }: Platform): boolean => address.startsWith('https:');

async function checkGet(platform: Platform): Promise<Finding> {
  const { status, data, messages } = await platform.graphqlByGet(HARMLESS);
  if (data?.storeConfig) return ok('Queries by GET', 'Taken; a CDN can cache them.');
  const summary = status === 0 ? messages.join(' ') : 'Refused.';
  return note('Queries by GET', summary, 'COMMERCE_GRAPHQL_METHOD=post');
}
