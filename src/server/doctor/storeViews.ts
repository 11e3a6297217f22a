import { isRecord } from '../../lib/stored/checks.ts';
import type { Platform } from './platform.ts';
import type { Validator } from './validator.ts';

/** The fields to read of each store view. */
const FIELDS = [
  'store_code',
  'store_name',
  'is_default_store',
  'locale',
  'default_display_currency_code',
  'base_url',
  'base_link_url',
  'secure_base_media_url',
  'use_store_in_url',
  'customer_access_token_lifetime',
  'is_guest_checkout_enabled',
  'magento_wishlist_general_is_enabled',
  'create_account_confirmation',
  'contact_enabled',
  'newsletter_enabled',
  'cms_home_page',
] as const;

/** The configuration of a store view; null for fields that the platform's schema lacks. */
export type StoreView = Record<(typeof FIELDS)[number], unknown>;

/**
 * Reads the default store view and the list of all views, which is empty if the platform has no
 * such field.
 */
export async function readStoreViews(
  platform: Platform,
  validator: Validator,
): Promise<{ defaultView: StoreView; all: StoreView[] }> {
  const supported: string[] = [];
  for (const field of FIELDS) {
    const problems = await validator.problemsOf(`{ storeConfig { ${field} } }`);
    if (problems.length === 0) supported.push(field);
  }
  const selection = supported.join(' ');
  const { data } = await platform.graphql(
    `{ storeConfig { ${selection} } availableStores { ${selection} } }`,
  );
  const views = Array.isArray(data?.availableStores) ? data.availableStores : [];
  return { defaultView: viewOf(data?.storeConfig), all: views.filter(isRecord).map(viewOf) };
}

function viewOf(response: unknown): StoreView {
  const fields = isRecord(response) ? response : {};
  return Object.fromEntries(FIELDS.map((field) => [field, fields[field] ?? null])) as StoreView;
}
