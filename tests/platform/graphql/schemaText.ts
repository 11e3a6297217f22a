import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../shop/model.ts';

/** The settings that decide which schema a server has. */
export type SchemaSettings = Pick<Shop, 'release' | 'hasPwaModules' | 'dynamicBlocks'> &
  Partial<Pick<Shop, 'hasGiftMessages' | 'pickupLocations'>>;

/** Fields that the gift message module adds to cart lines. */
const GIFTS = /^ {2}gift_message: .*\n/gm;

/** Schema files that only some servers have. All other files belong to every server. */
const OPTIONAL: Record<string, (served: SchemaSettings) => boolean> = {
  'commerce.graphql': ({ dynamicBlocks }) => dynamicBlocks !== null,
  'pickup.graphql': ({ pickupLocations }) => pickupLocations !== null,
  'pwa.graphql': ({ hasPwaModules }) => hasPwaModules,
  'since-2.4.8.graphql': ({ release }) => release !== '2.4.7',
  'before-2.4.8.graphql': ({ release }) => release === '2.4.7',
};

/** Schema files for attributes of the demo shop, which no other server has. */
export const SHOP_PARTS = ['attribute-filters.graphql'];

// A path instead of a URL, because URL is jsdom's in component tests.
const FOLDER = join(import.meta.dirname, 'schema');

/**
 * The platform's schema: the types of Magento Open Source 2.4.8 that storefronts use, with the
 * files that a server of this release and with these modules has.
 */
export function schemaText(served: SchemaSettings, leftOut: readonly string[] = []): string {
  const parts = readdirSync(FOLDER)
    .filter((file) => !leftOut.includes(file) && (OPTIONAL[file]?.(served) ?? true))
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .map((part) => (served.hasGiftMessages === false ? part.replace(GIFTS, '') : part));
  return ['type Query', 'type Mutation', ...parts].join('\n\n');
}
