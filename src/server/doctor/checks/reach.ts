import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';

const HARMLESS = '{ storeConfig { store_code } }';

/** Checks whether GraphQL responds at the address, by POST and by GET. */
export async function checkReach(platform: Platform): Promise<Finding[]> {
  const answer = await platform.graphql(HARMLESS).catch(reasonOf);
  if (typeof answer === 'string') return [stops('GraphQL', `No answer: ${answer}`, CHECK_ADDRESS)];
  const { status, headers, isJson, data } = answer;
  const target = headers.get('location');
  if (target) {
    return [stops('GraphQL', `The address redirects to ${target}`, 'Give that address.')];
  }
  if (!isJson || !data?.storeConfig) {
    return [stops('GraphQL', `Status ${status} without a store's configuration.`, CHECK_ADDRESS)];
  }
  return [
    isSecure(platform)
      ? ok('GraphQL', 'Answers at /graphql.')
      : note('GraphQL', 'Answers, but not over https.', 'Use https between shop and platform.'),
    await checkGet(platform),
  ];
}

/** Node's fetch names the reason of a failure only in its cause. */
const reasonOf = (error: unknown): string =>
  String(error instanceof Error && error.cause ? error.cause : error);

const CHECK_ADDRESS = 'Check the address, and COMMERCE_GRAPHQL_PATH where it is not /graphql.';

const isSecure = ({ address }: Platform): boolean => address.startsWith('https:');

async function checkGet(platform: Platform): Promise<Finding> {
  const { data } = await platform.graphqlByGet(HARMLESS);
  return data?.storeConfig
    ? ok('Queries by GET', 'Taken; a CDN can cache them.')
    : note('Queries by GET', 'Refused.', 'COMMERCE_GRAPHQL_METHOD=post');
}
