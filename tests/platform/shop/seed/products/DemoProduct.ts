import type { Recipe } from '../../../media/botanica/Recipe.ts';
import type { Text } from '../../model.ts';
import type { ColourName, FlowerName, OccasionName, SizeName } from '../attributeValues.ts';

/** One product as its author writes it. Ids, pictures and variants are derived from it. */
export interface DemoProduct {
  sku: string;
  name: Text;
  urlKey: Text;
  /** Null for flowers of too many kinds for one name. */
  latin: string | null;
  /** Colours of the flowers, the strongest first. */
  tones: ColourName[];
  flowers: FlowerName[];
  occasions: OccasionName[];
  /** Whether an order by noon is delivered the same day. */
  isSameDay?: boolean;
  categoryIds: number[];
  short: Text;
  /** HTML. */
  long: Text;
  /** Alternative text of the front picture. */
  alt: Text;
  /** The recipe of the pictures. Their seed is the SKU. */
  recipe: Omit<Recipe, 'seed' | 'view'>;
  /** Cents of the base currency: price of the product, or of its smallest variant. */
  price: number;
  special?: number;
  stock: number;
  /** Prices by size, in cents of the base currency. */
  sizes?: Partial<Record<SizeName, number>>;
  colours?: ColourName[];
  /** The part of the picture that a colour option changes. */
  colourOf?: 'ribbon' | 'flowers';
  /** Stock of single variants, keyed by size and colour with a dash. */
  stocks?: Record<string, number>;
}
