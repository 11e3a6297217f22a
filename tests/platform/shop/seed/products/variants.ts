import type { ColourName, SizeName } from '../attributeValues.ts';
import type { DemoProduct } from './DemoProduct.ts';

export interface Combination {
  size: SizeName | null;
  colour: ColourName | null;
  /** Size and colour joined with a dash, such as posy-madder. */
  key: string;
}

/** Every variant of a product, smallest first; empty for a simple product. */
export function combinations(product: DemoProduct): Combination[] {
  const sizes = Object.keys(product.sizes ?? {}) as SizeName[];
  const colours = product.colours ?? [];
  if (sizes.length === 0 && colours.length === 0) return [];
  return (sizes.length > 0 ? sizes : [null]).flatMap((size) =>
    (colours.length > 0 ? colours : [null]).map((colour) => ({
      size,
      colour,
      key: [size, colour].filter((part) => part !== null).join('-'),
    })),
  );
}
