/** The names of the payment step's drafts, which stay in memory only. */
export const PAYMENT_DRAFTS = {
  method: 'payment-method',
  card: 'payment-card',
  purchaseOrder: 'payment-purchase-order',
} as const;
