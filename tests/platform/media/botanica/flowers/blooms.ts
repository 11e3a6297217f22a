import type { Sheet } from '../paint/Sheet.ts';
import type { Random } from '../random.ts';
import { anemone } from './anemone.ts';
import { bud } from './bud.ts';
import { cosmos } from './cosmos.ts';
import { daisy } from './daisy.ts';
import type { FlowerOptions } from './FlowerOptions.ts';
import { hydrangea } from './hydrangea.ts';
import { lily } from './lily.ts';
import { peony } from './peony.ts';
import { ranunculus } from './ranunculus.ts';
import { rose } from './rose.ts';
import { tulip } from './tulip.ts';

/** Draws one bloom of a species, about 345 units in radius round the origin. */
type Bloom = (sheet: Sheet, o: FlowerOptions, rng: Random) => string;

export const BLOOMS = {
  rose,
  bud,
  peony,
  ranunculus,
  tulip,
  lily,
  daisy,
  hydrangea,
  anemone,
  cosmos,
} satisfies Record<string, Bloom>;

export type Species = keyof typeof BLOOMS;
