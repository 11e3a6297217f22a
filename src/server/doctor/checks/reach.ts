import { type Finding, note, ok, stops } from '../finding.ts';
import type { Platform } from '../platform.ts';

const HARMLESS = '{ storeConfig { store_code } }';

/** Checks whether GraphQL responds at the address, by POST and by GET. */
export async function checkReach(platform: Platform): Promise<Finding[]> {
  const { status, headers, isJson, data, messages } = await platform.graphql(HARMLESS);
  if (status === 0) return [stops('GraphQL', messages.join(' '), CHECK_ADDRESS)];
  const target = headers.get('location');
  if (target) {
    return [
      stops('GraphQL', `The address redirects to ${target}`, addressBehind(target, platform)),
    ];
  }
  const refusal = REFUSALS[status];
  if (refusal) return [stops('GraphQL', ...refusal)];
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

/** Statuses that a web server in front of the platform sends. */
const REFUSALS: Record<number, [summary: string, todo: string] | undefined> = {
  401: ['Status 401: the server asks for a password.', 'Let the shop’s server in without one.'],
  503: ['Status 503: in maintenance or overloaded.', 'Run the doctor again when it is open.'],
};

/** The address to examine instead: where the redirect leads, without the path of GraphQL. */
function addressBehind(target: string, { address, graphqlPath }: Platform): string {
  const { href } = new URL(target, address + graphqlPath);
  return href.endsWith(graphqlPath)
    ? `Run it with ${href.slice(0, -graphqlPath.length)}`
    : CHECK_ADDRESS;
}

const isSecure = ({ address }: Platform): boolean => address.startsWith('https:');

async function checkGet(platform: Platform): Promise<Finding> {
  const { status, data, messages } = await platform.graphqlByGet(HARMLESS);
  if (data?.storeConfig) return ok('Queries by GET', 'Taken; a CDN can cache them.');
  const summary = status === 0 ? messages.join(' ') : 'Refused.';
  return note('Queries by GET', summary, 'COMMERCE_GRAPHQL_METHOD=post');
}
