import type { PlatformHosts } from './platformHosts.ts';
import type { Environment } from './start.ts';

/** The environment variables that the shop reads in the browser. */
const SWITCHES = [
  'COMMERCE_GRAPHQL_PATH',
  'COMMERCE_GRAPHQL_METHOD',
  'COMMERCE_PWA_FIELDS',
  'COMMERCE_REST_STORE_PATH',
  'SIGNIN_TTL_MULTIPLIER',
  'GOOGLE_MAPS_API_KEY',
  'PAYMENT_PROVIDERS',
];

const BLOCK = /(<script type="application\/json" id="config">)[\s\S]*?(<\/script>)/;

/**
 * Writes the environment's settings into the page's `#config` element, together with the URLs of
 * the commerce server's pages and media and the code of its default store view.
 */
export function withConfig(
  html: string,
  environment: Environment,
  hosts: Partial<PlatformHosts> | null = null,
): string {
  if (!BLOCK.test(html)) throw new Error('The page has no config block.');
  const set = SWITCHES.flatMap((name) => {
    const value = environment[name];
    return value === undefined || value === '' ? [] : [[name, value]];
  });
  const hostSettings = hosts && {
    linkBases: hosts.linkBases,
    mediaUrl: hosts.mediaUrl,
    storeCode: hosts.storeCode,
  };
  // A value that contains `</script>` must not end the element.
  const json = JSON.stringify({ ...Object.fromEntries(set), ...hostSettings }).replaceAll(
    '<',
    '\\u003c',
  );
  return html.replace(BLOCK, (_, before, after) => before + json + after);
}
