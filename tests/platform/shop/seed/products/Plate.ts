import type { Recipe } from '../../../media/botanica/Recipe.ts';
import type { Text } from '../../model.ts';
import type { ColourName, FlowerName, OccasionName, SizeName } from '../attributeValues.ts';

/** One product as its author writes it; ids, pictures and variants follow from it. */
export interface Plate {
  sku: string;
  name: Text;
  urlKey: Text;
  /** Null where the flowers are too many kinds for one name. */
  latin: string | null;
  /** Colours of its flowers, the strongest first. */
  tones: ColourName[];
  flowers: FlowerName[];
  occasions: OccasionName[];
  /** Ordered by noon, it leaves the same day. */
  isSameDay?: boolean;
  categoryIds: number[];
  short: Text;
  /** HTML. */
  long: Text;
  /** What the front picture shows, for those who do not see it. */
  alt: Text;
  /** What the generator draws; the seed of all its pictures is the sku. */
  recipe: Omit<Recipe, 'seed' | 'view'>;
  /** Base currency, cents: of the product, or of its smallest variant. */
  price: number;
  special?: number;
  stock: number;
  /** Base currency, cents, by size. */
  sizes?: Partial<Record<SizeName, number>>;
  colours?: ColourName[];
  /** What a colour changes in the picture. */
  colourOf?: 'ribbon' | 'flowers';
  /** Stock of single variants, by size and colour joined with a dash. */
  stocks?: Record<string, number>;
}
