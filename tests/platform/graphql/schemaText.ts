import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../shop/model.ts';

/** What decides which schema a server has. */
export type Served = Pick<Shop, 'release' | 'hasPwaModules' | 'dynamicBlocks'> &
  Partial<Pick<Shop, 'hasGiftMessages'>>;

/** What the gift message module adds to lines and their changes. */
const GIFTS = /^ {2}gift_message: .*\n/gm;

/** The parts that not every server has; all others are common to them. */
const OPTIONAL: Record<string, (served: Served) => boolean> = {
  'commerce.graphql': ({ dynamicBlocks }) => dynamicBlocks !== null,
  'pwa.graphql': ({ hasPwaModules }) => hasPwaModules,
  'since-2.4.8.graphql': ({ release }) => release !== '2.4.7',
};

/** Parts that add what each shop has of its own: no other server has them. */
export const SHOP_PARTS = ['attribute-filters.graphql'];

// A path and not a URL: in the tests of components URL is jsdom's.
const FOLDER = join(import.meta.dirname, 'schema');

/**
 * The platform's schema: what storefronts use of Magento Open Source 2.4.8, by subject, with the
 * parts that a server of that release and those modules has.
 */
export function schemaText(served: Served, leftOut: readonly string[] = []): string {
  const parts = readdirSync(FOLDER)
    .filter((file) => !leftOut.includes(file) && (OPTIONAL[file]?.(served) ?? true))
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .map((part) => (served.hasGiftMessages === false ? part.replace(GIFTS, '') : part));
  return ['type Query', 'type Mutation', ...parts].join('\n\n');
}
