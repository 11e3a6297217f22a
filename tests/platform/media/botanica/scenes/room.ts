import { shift } from '../paint/color.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Recipe } from '../Recipe.ts';
import { random } from '../random.ts';
import { niche } from './niche.ts';
import { shelf } from './shelf.ts';
import { tableTop, type Wood } from './tableTop.ts';
import { windowLight, windowScene } from './window.ts';

/** Draws what stands behind the table: x runs from the side of the light. */
type Backdrop = (sheet: Sheet, ground: string) => void;

const BACKDROPS: readonly Backdrop[] = [windowScene, shelf, niche];
const WOODS: readonly Wood[] = ['oak', 'linen', 'marble', 'walnut'];

/**
 * A quiet room, chosen by the seed, so that a product always stands in the same one: a wall in the
 * ground's colour, a window, a shelf or a niche, and a table before it.
 */
export function room(sheet: Sheet, ground: string, { seed }: Recipe): void {
  const { width: w, height: h } = sheet;
  const choose = random(seed).fork('room');
  const backdrop = choose.pick(BACKDROPS);
  const wood = choose.pick(WOODS);
  const [light, far] = [shift(ground, 0.022), shift(ground, -0.065)];
  sheet.add(
    `<rect width="${w}" height="${h}" fill="${sheet.linear(
      [0, 0],
      [w, h * 0.5],
      [
        [0, light],
        [1, far],
      ],
    )}"/>`,
  );
  backdrop(sheet, ground);
  if (backdrop !== windowScene) windowLight(sheet, w * 0.44, h * 0.36, h * 0.62, 0.42);
  tableTop(sheet, wood);
  sheet.add(
    `<rect width="${w}" height="${h}" fill="${sheet.linear(
      [0, 0],
      [w * 0.8, h * 0.7],
      [
        [0, '#fffaf0', 0.5],
        [0.5, '#fff6e8', 0.1],
        [1, '#fff6e8', 0],
      ],
    )}"/>`,
  );
}
