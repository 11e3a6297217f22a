import { bear } from './arrangements/bear.ts';
import { bouquet } from './arrangements/bouquet.ts';
import type { Context } from './arrangements/Context.ts';
import { closeUp } from './arrangements/closeUp.ts';
import { fallen } from './arrangements/fallen.ts';
import { gate } from './arrangements/gate.ts';
import { glassDome } from './arrangements/glassDome.ts';
import { heartBox } from './arrangements/heartBox.ts';
import { placeholder } from './arrangements/placeholder.ts';
import { roundBox } from './arrangements/roundBox.ts';
import { single } from './arrangements/single.ts';
import { squareBox } from './arrangements/squareBox.ts';
import { swatch } from './arrangements/swatch.ts';
import { tulipBouquet } from './arrangements/tulipBouquet.ts';
import { vaseArrangement } from './arrangements/vaseArrangement.ts';
import { wreath } from './arrangements/wreath.ts';
import type { Ground, Recipe, Subject } from './Recipe.ts';

/** A point of the 960 square that a close-up looks at, and how near. */
type Focus = [x: number, y: number, zoom: number];

/** How a subject is drawn and set on its plate. */
export interface Plan {
  compose(ctx: Context): string;
  ground: Ground;
  /** Size on the plate, against the 960 square; air on every side. */
  scale: number;
  /** Null where the close-up is an arrangement of its own. */
  detail: Focus | null;
  tie: Focus;
}

const plan = (
  compose: Plan['compose'],
  ground: Ground,
  scale: number,
  detail: Focus | null,
  tie: Focus,
): Plan => ({ compose, ground, scale, detail, tie });

const PLANS: Record<Subject, Plan> = {
  bouquet: plan(bouquet, 'mist', 0.88, null, [480, 760, 2.1]),
  dome: plan(glassDome, 'dusk', 0.94, [480, 330, 2], [480, 800, 1.9]),
  roundBox: plan(roundBox, 'straw', 0.94, null, [480, 660, 1.9]),
  squareBox: plan(squareBox, 'straw', 0.98, null, [480, 680, 1.8]),
  heartBox: plan(heartBox, 'straw', 0.98, null, [480, 640, 1.8]),
  bear: plan(bear, 'blush', 1.12, [480, 350, 2], [480, 520, 2.1]),
  gate: plan(gate, 'fern', 0.96, [480, 250, 1.9], [480, 760, 1.7]),
  vase: plan(vaseArrangement, 'mist', 0.9, null, [480, 700, 2]),
  wreath: plan(wreath, 'fern', 0.98, [480, 760, 2.1], [480, 200, 2]),
  single: plan(single, 'mist', 1, [480, 400, 1.6], [480, 760, 1.8]),
  fallen: plan(fallen, 'mist', 1, [640, 400, 1.8], [480, 760, 1.8]),
  swatch: plan(swatch, 'mist', 1, [480, 480, 1], [480, 480, 1]),
  placeholder: plan(placeholder, 'mist', 1, [480, 480, 1], [480, 480, 1]),
};

/** The plan of a recipe; tulips have a posture, and close-ups an arrangement, of their own. */
export function planOf(recipe: Recipe): Plan {
  const own = PLANS[recipe.subject];
  if (recipe.view === 'detail' && !own.detail) return { ...own, compose: closeUp };
  if (recipe.subject === 'bouquet' && recipe.species === 'tulips')
    return { ...own, compose: tulipBouquet };
  return own;
}
