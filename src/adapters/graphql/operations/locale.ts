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

/** The language of the present view, cache and network. */
export async function readLocale(client: Client): Promise<string | null> {
  const { storeConfig } = await query(client, Locale, {}, { requestPolicy: 'cache-and-network' });
  return storeConfig?.locale ?? null;
}
