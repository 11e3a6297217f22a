import type { Client } from '@urql/core';
import { graphql } from '../../../lib/graphql.ts';
import { query } from '../execute.ts';

const Locale = graphql(`
  query Locale {
    storeConfig {
      store_code
      locale
    }
  }
`);

/** Reads the current store view's locale code; null if the platform names none. */
export async function readLocale(client: Client): Promise<string | null> {
  const { storeConfig } = await query(client, Locale, {}, { requestPolicy: 'cache-and-network' });
  return storeConfig?.locale ?? null;
}
