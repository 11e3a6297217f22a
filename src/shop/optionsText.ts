import type { CartItem } from '../../machines/domain.ts';

/** The chosen options of a line, like "Size: Large · Ribbon: Madder". */
export const optionsText = (options: CartItem['options']): string =>
  options.map(({ label, value }) => `${label}: ${value}`).join(' · ');
