/** Describes a card by its brand, if known, and its last digits, which stay on one line. */
export const cardSummary = (brand: string | null, last: string): string =>
  [brand, '••••', last].filter(Boolean).join('\u00a0');
