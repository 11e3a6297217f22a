import { graphql } from '../../../lib/graphql.ts';

export const AvailableStores = graphql(`
  query AvailableStores {
    availableStores {
      store_code
      store_name
      store_group_code
      store_group_name
      store_sort_order
      is_default_store
      locale
      default_display_currency_code
      secure_base_media_url
    }
  }
`);
