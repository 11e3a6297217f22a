import { TAU } from '../angles.ts';
import { face } from '../bear/face.ts';
import { type BodyPart, POSES } from '../bear/parts.ts';
import { type Dot, pelt, turnBy } from '../bear/pelt.ts';
import { rose } from '../flowers/rose.ts';
import { bow } from '../objects/ribbon.ts';
import { type Ramp, toHex, tone } from '../paint/color.ts';
import { n1 } from '../paint/path.ts';
import { RAMPS, type RampName } from '../paint/ramps.ts';
import { groundShadow } from '../scenes/shadow.ts';
import type { Context } from './Context.ts';

const LEVELS = 6;
/** Surface that one rosette covers, and its radius: a little larger, so that they overlap. */
const PER_ROSETTE = 1_000;
const ROSETTE = 26.2 / 345;

/** Where the second colour would be too near the first, another is taken. */
const PALE: Partial<Record<RampName, RampName>> = {
  crimson: 'blush',
  ivory: 'cream',
  sunshine: 'cream',
};

/** The heart in its arms has to stand out from the coat. */
const HELD: Partial<Record<RampName, RampName>> = {
  blush: 'crimson',
  ivory: 'crimson',
  white: 'crimson',
  crimson: 'ivory',
  lilac: 'plum',
  apricot: 'crimson',
};

/** A bear of hundreds of little roses. */
export function bear(ctx: Context): string {
  const { sheet, palette, rng } = ctx;
  const [first, second, third] = palette.flowers;
  const ramps = {
    main: RAMPS[first],
    pale: RAMPS[PALE[first] ?? second],
    heart: RAMPS[HELD[first] ?? third],
  };
  const rampOf = (part: BodyPart) => (part.heart ? 'heart' : part.pale ? 'pale' : 'main');
  const roses = {
    main: rosettes(ctx, ramps.main, 'm'),
    pale: rosettes(ctx, ramps.pale, 'p'),
    heart: rosettes(ctx, ramps.heart, 'h'),
  };
  const parts = POSES[ctx.pose];
  const angle = ctx.view === 'threeQuarter' ? 0.5 : -0.12;
  const turn = turnBy(angle);
  const under = parts
    .map((part) => ({ part, c: turn(part.c) }))
    .sort((p, q) => p.c[2] - q.c[2])
    .map(({ part, c }) => core(part, c, toHex(tone(ramps[rampOf(part)], 0.02))));
  const coat = pelt(parts, angle, PER_ROSETTE, rng).map((dot) => {
    const level = Math.max(0, Math.min(LEVELS - 1, Math.round(dot.light * (LEVELS - 1))));
    return rosette(rng.pick(roses[rampOf(dot.part)][level]!), dot, ctx);
  });
  const neck = turn([0, -18, 118]);
  return (
    groundShadow(sheet, 480, 858, 236, 40) +
    `<g transform="translate(480 506)">${under.join('')}${coat.join('')}${face(sheet, turn)}${bow(sheet, palette, neck[0], neck[1], 1.02)}</g>`
  );
}

/** Little roses in six steps of light, three drawings each. */
function rosettes({ sheet, rng }: Context, ramp: Ramp, name: string): string[][] {
  return Array.from({ length: LEVELS }, (_, level) => {
    const lift = (level / (LEVELS - 1) - 0.6) * 0.78;
    const lit = ramp.map((_, i) => tone(ramp, i / 4 + lift * (0.55 + 0.45 * (i / 4))));
    return Array.from({ length: 3 }, (_, variant) => {
      const view = { tilt: 0.14, dir: rng.range(0, TAU) };
      const options = { ramp: lit, detail: 0 as const, open: 0.55, view };
      return sheet.symbol(rose(sheet, options, rng.fork(`${name}${level}${variant}`)));
    });
  });
}

/** The colour between rosettes. */
const core = ({ r, tilt }: BodyPart, [x, y]: readonly number[], fill: string) =>
  `<ellipse rx="${n1(r[0] - 6)}" ry="${n1(r[1] - 6)}" transform="translate(${n1(x!)} ${n1(y!)}) rotate(${n1(((tilt ?? 0) * 180) / Math.PI)})" fill="${fill}"/>`;

/** Foreshortened along the way its surface looks. */
function rosette(id: string, { at, n }: Dot, { rng }: Context): string {
  const deg = (Math.atan2(n[1], n[0]) * 180) / Math.PI;
  const s = ROSETTE * rng.range(0.92, 1.1);
  const squash = Math.max(0.42, n[2]) * s;
  return `<use href="#${id}" transform="translate(${n1(at[0])} ${n1(at[1])}) rotate(${Math.round(deg)}) scale(${squash.toFixed(4)} ${s.toFixed(4)}) rotate(${Math.round(-deg + rng.jitter(60))})"/>`;
}
