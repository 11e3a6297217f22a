import { TAU } from './angles.ts';
import { ARRANGEMENTS } from './arrangements/arrangements.ts';
import type { Context } from './arrangements/Context.ts';
import { Bank } from './flowers/Bank.ts';
import { PALETTES, type Palette } from './paint/palettes.ts';
import type { Sheet } from './paint/Sheet.ts';
import { TRIMS } from './paint/trims.ts';
import type { Recipe } from './Recipe.ts';
import { random } from './random.ts';

/** All that a composition draws with; what the recipe leaves open is chosen by its seed. */
export function contextOf(recipe: Recipe, sheet: Sheet): Context {
  const rng = random(recipe.seed);
  const choose = rng.fork('choice');
  const wrap = choose.pick(['bare', 'collar', 'paper', 'cone'] as const);
  const foliage = choose.pick([
    'eucalyptus',
    'fern',
    'olive',
    'lavender',
    'airy',
    'berries',
  ] as const);
  const shape = choose.pick(['posy', 'full', 'wide', 'tall'] as const);
  const pose = choose.pick(['sitting', 'hugging', 'standing'] as const);
  const closing = choose.pick(['bow', 'band', 'label'] as const);
  const frame = choose.pick(['arch', 'moon', 'obelisk'] as const);
  const base = choose.pick(['oak', 'walnut', 'slate', 'marble']);
  return {
    sheet,
    palette: paletteOf(recipe),
    rng,
    bank: bankOf(recipe, sheet),
    arrangement: recipe.species && recipe.species in ARRANGEMENTS ? recipe.species : 'roses',
    species: recipe.species,
    view: recipe.view ?? 'front',
    wrap: recipe.wrap ?? wrap,
    foliage: recipe.foliage ?? foliage,
    shape: recipe.shape ?? shape,
    pose: recipe.pose ?? pose,
    closing: recipe.closing ?? closing,
    frame: recipe.frame ?? frame,
    vessel: recipe.vessel ?? 'urn',
    climber: recipe.climber ?? 'rose',
    base: TRIMS[recipe.box ?? base] ?? TRIMS.oak!,
    glaze: TRIMS[recipe.box ?? ''],
    fullness: recipe.fullness ?? 1,
    phase: rng.range(0, TAU),
  };
}

/** The recipe's palette, with the ribbon, paper and box that the recipe itself names. */
function paletteOf(recipe: Recipe): Palette {
  const palette = PALETTES[recipe.palette ?? 'blush'] ?? PALETTES.blush!;
  const ribbon = TRIMS[recipe.ribbon ?? ''] ?? palette.ribbon;
  const cloth = TRIMS[recipe.box ?? ''];
  return { ...palette, ribbon, paper: cloth ?? palette.paper, box: cloth ?? palette.box };
}

/** Fewer drawings of each bloom where there are many kinds, so that a picture stays small. */
function bankOf(recipe: Recipe, sheet: Sheet): Bank {
  const kinds = ARRANGEMENTS[recipe.species ?? 'roses']?.length ?? 1;
  const one = recipe.species === 'rosesOne';
  return new Bank(sheet, random(recipe.seed).fork('bank'), {
    detail: recipe.subject === 'single' ? 2 : 1,
    sectors: kinds > 2 ? 3 : 4,
    levels: one ? 2 : 1,
    fronts: recipe.subject.endsWith('Box') ? 3 : 1,
  });
}
