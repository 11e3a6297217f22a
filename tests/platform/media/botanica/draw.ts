import { contextOf } from './contextOf.ts';
import { n1 } from './paint/path.ts';
import { Sheet } from './paint/Sheet.ts';
import { GROUNDS, type Recipe } from './Recipe.ts';
import { door } from './scenes/door.ts';
import { room } from './scenes/room.ts';
import { type Plan, planOf } from './subjects.ts';

/** Compositions are laid out on a square of this size; a plate is a quarter higher. */
const SQUARE = 960;
const SQUARE_VIEWS = new Set(['detail', 'tie', 'top']);

const isSquare = ({ subject, view }: Recipe) =>
  subject === 'swatch' || SQUARE_VIEWS.has(view ?? 'front');

/** The picture of a recipe, as SVG. The same recipe gives the same text. */
export function draw(recipe: Recipe): string {
  const width = recipe.width ?? SQUARE;
  const height = recipe.height ?? (isSquare(recipe) ? SQUARE : 1_200);
  const sheet = new Sheet(width, height);
  const plan = planOf(recipe);
  const ground = recipe.ground ?? plan.ground;
  const content = plan.compose(contextOf(recipe, sheet));
  const { x, y, scale } = placeOnSheet(sheet, recipe, plan);
  const wall = GROUNDS[ground === 'none' ? 'mist' : ground];
  const scene = recipe.subject === 'wreath' ? door : room;
  if (recipe.view === 'setting') scene(sheet, wall, recipe);
  else if (ground !== 'none')
    sheet.add(`<rect width="${width}" height="${height}" fill="${GROUNDS[ground]}"/>`);
  sheet.add(
    `<g transform="translate(${n1(x)} ${n1(y)}) scale(${Math.round(scale * 1_000) / 1_000})">${content}</g>`,
  );
  return sheet.toString();
}

/** Scales the square of 960 units, in which all is drawn, and places it on the sheet. */
function placeOnSheet({ width, height }: Sheet, recipe: Recipe, plan: Plan) {
  const side = Math.min(width, height);
  const focus = recipe.view === 'detail' ? (plan.detail ?? ([480, 480, 1] as const)) : plan.tie;
  if (recipe.view === 'detail' || recipe.view === 'tie') {
    const scale = (focus[2] * side) / SQUARE;
    return { x: width / 2 - focus[0] * scale, y: height / 2 - focus[1] * scale, scale };
  }
  if (recipe.view === 'setting' && recipe.subject === 'wreath') {
    const scale = (side / SQUARE) * 0.72;
    return { x: width / 2 - 480 * scale, y: height * 0.37 - 480 * scale, scale };
  }
  if (recipe.view === 'setting') {
    const scale = (side / SQUARE) * 0.8;
    return { x: width * 0.6 - 480 * scale, y: height * 0.86 - 940 * scale, scale };
  }
  if (recipe.view === 'foot') {
    const scale = (width / SQUARE) * plan.scale;
    return { x: width / 2 - 480 * scale, y: height - 950 * scale, scale };
  }
  if (recipe.view === 'banner') {
    const scale = (height / 1_020) * plan.scale;
    return { x: width * 0.74 - 480 * scale, y: height / 2 - 490 * scale, scale };
  }
  const scale = Math.min(width / SQUARE, height / (height > width ? 1_200 : SQUARE)) * plan.scale;
  return { x: width / 2 - 480 * scale, y: height / 2 - 485 * scale, scale };
}
