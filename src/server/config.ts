import type { PlatformHosts } from './platformHosts.ts';
import type { Environment } from './start.ts';

/** The switches that the shop reads when it starts in the browser. */
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
 * The page with the environment's switches, under the same names, in its config block; with them
 * goes where a commerce server has its pages and pictures, and its default store view.
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
  // A text with </script> in it must not end the block.
  const found = hosts && {
    linkBases: hosts.linkBases,
    mediaUrl: hosts.mediaUrl,
    storeCode: hosts.storeCode,
  };
  const json = JSON.stringify({ ...Object.fromEntries(set), ...found }).replaceAll('<', '\\u003c');
  return html.replace(BLOCK, (_, before, after) => before + json + after);
}
