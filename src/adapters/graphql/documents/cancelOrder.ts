import { graphql } from '../../../lib/graphql.ts';

/** What canceling changes of an order, so that what is on screen follows. */
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

/** The platform sends a mail, whose link confirms it. */
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
