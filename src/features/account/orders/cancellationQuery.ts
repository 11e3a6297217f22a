import { graphql } from '../../../lib/graphql.ts';

/** Whether orders can be canceled in this shop, and the reasons to choose from. */
export const CancellationQuery = graphql(`
  query Cancellation {
    storeConfig {
      store_code
      order_cancellation_enabled
      order_cancellation_reasons {
        description
      }
    }
  }
`);
