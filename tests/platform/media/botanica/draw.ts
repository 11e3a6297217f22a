import { TAU } from './angles.ts';
import { bear } from './arrangements/bear.ts';
import { bouquet } from './arrangements/bouquet.ts';
import { boxTop } from './arrangements/boxTop.ts';
import type { Context } from './arrangements/Context.ts';
import { gate } from './arrangements/gate.ts';
import { glassDome } from './arrangements/glassDome.ts';
import { RECIPES } from './arrangements/recipes.ts';
import { roundBox } from './arrangements/roundBox.ts';
import { single } from './arrangements/single.ts';
import { squareBox } from './arrangements/squareBox.ts';
import { tulipBouquet } from './arrangements/tulipBouquet.ts';
import { vaseArrangement } from './arrangements/vaseArrangement.ts';
import { Bank } from './flowers/Bank.ts';
import { PALETTES } from './paint/palettes.ts';
import { n1, n2 } from './paint/path.ts';
import { Sheet } from './paint/Sheet.ts';
import { TRIMS } from './paint/trims.ts';
import { GROUNDS, type Ground, type Recipe, type Subject } from './Recipe.ts';
import { random } from './random.ts';
import { room } from './scenes/room.ts';

type Compose = (ctx: Context) => string;

const COMPOSITIONS: Partial<Record<Subject, Compose>> = {
  bouquet,
  dome: glassDome,
  roundBox,
  squareBox,
  heartBox: (ctx) => boxTop(ctx, 'heart'),
  bear,
  vase: vaseArrangement,
  single,
  gate,
};

const CHAPTER: Partial<Record<Subject, Ground>> = {
  dome: 'dusk',
  roundBox: 'straw',
  squareBox: 'straw',
  heartBox: 'straw',
  bear: 'blush',
  gate: 'fern',
};

/** Where a close-up looks on the 960 square, and how near. */
const FOCUS: Partial<Record<Subject, [number, number, number]>> = {
  bouquet: [440, 380, 2.1],
  dome: [480, 390, 2.1],
  roundBox: [420, 430, 2.2],
  squareBox: [430, 430, 2.2],
  bear: [480, 350, 2.2],
  vase: [470, 380, 2.1],
  single: [480, 400, 1.6],
};

/** The picture of a recipe, as SVG. The same recipe gives the same text. */
export function draw(recipe: Recipe): string {
  const square = recipe.view === 'detail' || recipe.view === 'tie' || recipe.view === 'top';
  const width = recipe.width ?? 960;
  const height = recipe.height ?? (square ? 960 : 1200);
  const sheet = new Sheet(width, height);
  const ctx = contextOf(recipe, sheet);
  const compose =
    recipe.subject === 'bouquet' && recipe.species === 'tulips'
      ? tulipBouquet
      : (COMPOSITIONS[recipe.subject] ?? bouquet);
  const ground = recipe.ground ?? CHAPTER[recipe.subject] ?? 'mist';
  if (ground !== 'none')
    sheet.add(`<rect width="${width}" height="${height}" fill="${GROUNDS[ground]}"/>`);
  const s = Math.min(width / 960, height / (square ? 960 : 1200));
  if (recipe.view === 'setting') {
    const table = room(sheet, GROUNDS[ground === 'none' ? 'mist' : ground]);
    const k = s * 0.82;
    place(sheet, width * 0.58 - 480 * k, table + height * 0.12 - 900 * k, k, compose(ctx));
  } else if (recipe.view === 'detail') {
    const [fx, fy, z] = FOCUS[recipe.subject] ?? [480, 480, 1];
    place(sheet, width / 2 - fx * z * s, height / 2 - fy * z * s, z * s, compose(ctx));
  } else place(sheet, (width - 960 * s) / 2, (height - 960 * s) / 2, s, compose(ctx));
  return sheet.toString();
}

function place(sheet: Sheet, x: number, y: number, k: number, content: string) {
  sheet.add(`<g transform="translate(${n1(x)} ${n1(y)}) scale(${n2(k)})">${content}</g>`);
}

function contextOf(recipe: Recipe, sheet: Sheet): Context {
  const rng = random(recipe.seed);
  const choose = rng.fork('choice');
  const palette = { ...(PALETTES[recipe.palette ?? 'blush'] ?? PALETTES.blush!) };
  const wrap = recipe.wrap ?? choose.pick(['bare', 'collar', 'paper', 'cone'] as const);
  const greens =
    recipe.greens ??
    choose.pick(['eucalyptus', 'fern', 'olive', 'lavender', 'airy', 'berries'] as const);
  const shape = recipe.shape ?? choose.pick(['posy', 'full', 'wide', 'tall'] as const);
  if (recipe.ribbon) palette.ribbon = TRIMS[recipe.ribbon] ?? palette.ribbon;
  if (recipe.box) {
    palette.box = TRIMS[recipe.box] ?? palette.box;
    palette.paper = TRIMS[recipe.box] ?? palette.paper;
  }
  const parts = RECIPES[recipe.species ?? 'roses'] ?? [];
  const one = recipe.species === 'rosesOne';
  return {
    sheet,
    palette,
    rng,
    view: recipe.view ?? 'front',
    recipe: recipe.species && recipe.species in RECIPES ? recipe.species : 'roses',
    species: recipe.species,
    wrap,
    greens,
    shape,
    pose: recipe.pose ?? choose.pick(['sitting', 'hugging', 'standing'] as const),
    base: TRIMS[recipe.box ?? 'oak'] ?? TRIMS.oak!,
    closing: recipe.closing ?? choose.pick(['bow', 'band', 'label'] as const),
    frame: recipe.frame ?? choose.pick(['arch', 'moon', 'trellis'] as const),
    climber: recipe.climber ?? 'rose',
    fullness: recipe.fullness ?? 1,
    phase: rng.range(0, TAU),
    bank: new Bank(sheet, rng.fork('bank'), {
      detail: recipe.subject === 'single' ? 2 : 1,
      sectors: one ? 4 : parts.length > 2 ? 3 : 4,
      levels: one ? 2 : 1,
      fronts: recipe.subject.endsWith('Box') ? 3 : 1,
    }),
  };
}
