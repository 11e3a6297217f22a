import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Shop } from '../shop/model.ts';

/** What decides which schema a server has. */
export type Served = Pick<Shop, 'release' | 'hasPwaModules' | 'dynamicBlocks'>;

/** In the slice, but only on servers with the PWA modules. */
const PWA_FIELD = /^\s*total_summary_quantity_including_config:.*$/m;
/** In the slice, but on Adobe Commerce only. */
const DYNAMIC_BLOCKS = /^\s*dynamicBlocks\([^)]*\):.*$/m;
/** In the slice, but only from 2.4.8 on (contract, documents section 4). */
const SINCE_2_4_8 = [
  /^\s*not_available_message:.*$/gm,
  /^type InsufficientStockError [^}]*\}/m,
  /(?<=^type UpdateCartItemsOutput \{[^}]*)^\s*errors:.*$/m,
];

/**
 * The one file of the shop that the platform reads: the slice of the schema that both rely on,
 * without what a server of that release and those modules does not have.
 */
export function schemaText({ release, hasPwaModules, dynamicBlocks }: Served): string {
  const missing = [
    ...(hasPwaModules ? [] : [PWA_FIELD]),
    ...(dynamicBlocks ? [] : [DYNAMIC_BLOCKS]),
    ...(release === '2.4.7' ? SINCE_2_4_8 : []),
  ];
  return missing.reduce<string>((text, part) => text.replace(part, ''), slice());
}

// A path and not a URL: in the tests of components URL is jsdom's.
const slice = (): string =>
  readFileSync(join(import.meta.dirname, '../../../src/adapters/graphql/schema.graphql'), 'utf8');
