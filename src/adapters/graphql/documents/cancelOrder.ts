import { graphql } from '../../../lib/graphql.ts';

/** The fields of an order that a cancellation changes; the cache thereby updates the screen. */
const CanceledFragment = graphql(`
  fragment CanceledFacts on CancelOrderOutput {
    error
    order {
      id
      number
      status
      items {
        id
        quantity_ordered
        quantity_canceled
        quantity_refunded
      }
    }
  }
`);

export const CancelOrder = graphql(
  `
  mutation CancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      ...CanceledFacts
    }
  }
`,
  [CanceledFragment],
);

/** Requests the cancellation of a guest's order. The link in the platform's email confirms it. */
export const RequestGuestOrderCancel = graphql(`
  mutation RequestGuestOrderCancel($input: GuestOrderCancelInput!) {
    requestGuestOrderCancel(input: $input) {
      error
    }
  }
`);

export const ConfirmCancelOrder = graphql(
  `
  mutation ConfirmCancelOrder($input: ConfirmCancelOrderInput!) {
    confirmCancelOrder(input: $input) {
      ...CanceledFacts
    }
  }
`,
  [CanceledFragment],
);
