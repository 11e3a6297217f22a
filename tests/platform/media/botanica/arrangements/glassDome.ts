import { TAU } from '../angles.ts';
import { rose } from '../flowers/rose.ts';
import { kits } from '../foliage/kits.ts';
import { stem } from '../foliage/stem.ts';
import { cloche } from '../objects/cloche.ts';
import { woodBase } from '../objects/woodBase.ts';
import { toHex, tone } from '../paint/color.ts';
import { n1, type Pt, use } from '../paint/path.ts';
import { LEAF, RAMPS } from '../paint/ramps.ts';
import { groundShadow } from '../scenes/shadow.ts';
import type { Context } from './Context.ts';

/** A preserved rose under glass. */
export function glassDome(ctx: Context) {
  const { sheet, palette, rng } = ctx;
  const cx = 480,
    baseY = 748,
    rx = 226,
    ry = 46,
    top = 128;
  const k = kits(ctx);
  let out = groundShadow(sheet, cx, 842, 270, 52) + woodBase(sheet, cx, 752, 262, 58, 70);
  const glass = cloche(sheet, cx, baseY, rx, ry, top);
  out += glass.back;
  out += groundShadow(sheet, cx + 6, baseY + 2, 92, 18, '#3d2314', 0.9);
  // moss
  let moss = '';
  const shades = [0.1, 0.3, 0.5, 0.68].map((t) => toHex(tone(LEAF.olive, t)));
  const paths = ['', '', '', ''];
  for (let i = 0; i < 420; i++) {
    const a = rng.range(0, TAU),
      d = Math.sqrt(rng.next());
    const x = cx + Math.cos(a) * d * 120,
      y = baseY - 6 + Math.sin(a) * d * 22 - (1 - d) * 26;
    paths[
      Math.min(3, Math.floor((1 - Math.sin(a) * d) * 1.1 + (x < cx ? 0.8 : 0) + rng.next() * 1.1))
    ]! += `M${n1(x)} ${n1(y)}l${n1(rng.jitter(5))} ${n1(-rng.range(3, 9))}`;
  }
  moss += `<ellipse cx="${cx}" cy="${baseY - 8}" rx="124" ry="27" fill="${shades[0]!}"/>${paths.map((d, i) => `<path d="${d}" stroke="${shades[i]!}" stroke-width="5" stroke-linecap="round"/>`).join('')}`;
  out += moss;
  const tip: Pt = [cx + 4, 388];
  out += stem([cx - 4, baseY - 16], [cx - 34, 590], tip, 13, LEAF.deep);
  for (const [t, side, s] of [
    [0.22, -1, 0.155],
    [0.36, 1, 0.19],
    [0.52, -1, 0.2],
    [0.68, 1, 0.165],
    [0.8, -1, 0.12],
  ] as const) {
    const y = baseY - 16 + (tip[1] - baseY + 16) * t,
      x = cx - 16 + 8 * t - (0.25 - (t - 0.5) ** 2) * 26;
    out += `<path d="M${n1(x)} ${n1(y)}q${side * 16} -8 ${side * 34} -16" stroke="${toHex(tone(LEAF.deep, 0.3))}" stroke-width="4" fill="none"/>`;
    for (const d of [-34, 4, 40])
      out += use(
        rng.pick(k.dark),
        x + side * (d === 4 ? 34 : 24),
        y - (d === 4 ? 16 : 11),
        s * (d === 4 ? 1 : 0.78),
        side > 0 ? -22 + d * 0.9 : 202 + d * 0.9,
      );
  }
  // fallen petals
  for (let i = 0; i < 7; i++) {
    const x = cx + [-150, -104, 122, 160, 72, -168, 20][i]!,
      y = baseY + [2, 22, 18, -6, 30, -10, 32][i]!;
    const r = RAMPS[palette.flowers[0]];
    out += `<ellipse cx="${x + 4}" cy="${y + 6}" rx="22" ry="7" fill="#3d2314" fill-opacity=".32"/><path d="M-20 2C-16 -10 8 -14 20 -4C16 8 -8 12 -20 2z" transform="translate(${x} ${y}) rotate(${n1(rng.jitter(40))}) scale(1.15)" fill="${sheet.linear(
      [-20, -10],
      [20, 8],
      [
        [0, toHex(tone(r, 0.92))],
        [0.5, toHex(tone(r, 0.55))],
        [1, toHex(tone(r, 0.2))],
      ],
    )}"/>`;
  }
  // sepals, then the bloom
  for (let i = 0; i < 5; i++) out += use(k.dark[i]!, tip[0] - 4, tip[1] + 26, 0.11, 28 + i * 31);
  const bloom = rose(
    sheet,
    {
      ramp: RAMPS[palette.flowers[0]],
      heart: RAMPS[palette.heart],
      detail: 2,
      open: 0.75,
      view: { tilt: 0.62, dir: Math.PI / 2 - 0.16 },
    },
    rng.fork('bloom'),
  );
  out += `<g transform="translate(${tip[0]} ${tip[1] - 58}) scale(.44)">${bloom}</g>`;
  return out + glass.front;
}
