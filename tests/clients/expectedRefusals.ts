/** Requests that a Magento with the same configuration refuses too, with its message. */
export const EXPECTED: { text: RegExp; message: string; why: string }[] = [
  {
    text: /code: "braintree"/,
    message: 'The requested Payment Method is not available.',
    why: 'the shop has no Braintree',
  },
  {
    text: /code: "free"/,
    message: 'The requested Payment Method is not available.',
    why: 'the cart costs something',
  },
  {
    text: /\baddDownloadableProductsToCart\(/,
    message: 'Could not find a product with SKU "NO-FILES-HERE"',
    why: 'the shop sells no files',
  },
];
