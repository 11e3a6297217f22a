import { allDocuments } from './documents.ts';
import { canShop, examine } from './examine.ts';
import { platformAt } from './platform.ts';
import { tableOf } from './report.ts';

const USAGE = 'npm run doctor -- https://my.magento [--cart]';

/**
 * Prints the table for the platform at an address.
 * @returns the exit code: 1 if shopping is impossible.
 */
export async function main(
  args: readonly string[],
  environment: Record<string, string | undefined>,
  root: string,
): Promise<number> {
  const [address = '', ...rest] = args.filter((arg) => arg !== '--cart');
  if (
    !/^https?:$/.test(URL.canParse(address) ? new URL(address).protocol : '') ||
    rest.length > 0
  ) {
    console.error(USAGE);
    return 2;
  }
  const platform = platformAt(address, environment.COMMERCE_GRAPHQL_PATH ?? '/graphql', fetch);
  const findings = await examine(platform, {
    documents: allDocuments(root),
    mayMakeCart: args.includes('--cart'),
  });
  console.log(tableOf(findings));
  const isFit = canShop(findings);
  console.log(isFit ? '\nShopping works there.' : '\nShopping does not work there: see NO.');
  return isFit ? 0 : 1;
}
