import { GOLDEN, TAU } from '../angles.ts';
import { kits } from '../foliage/kits.ts';
import { mix } from '../paint/color.ts';
import { n1, use } from '../paint/path.ts';
import type { Context } from './Context.ts';
import { RECIPES, rampOf, SOLE, scatter } from './recipes.ts';

export function boxTop(ctx: Context, round: boolean) {
  const { sheet, palette, rng, bank } = ctx;
  const c = 480,
    R = 330;
  const [light, body, shade] = palette.box;
  const shape = (r: number, fill: string, extra = '') =>
    round
      ? `<circle cx="${c}" cy="${c}" r="${r}" fill="${fill}"${extra}/>`
      : `<rect x="${c - r}" y="${c - r}" width="${r * 2}" height="${r * 2}" rx="${n1(r * 0.05)}" fill="${fill}"${extra}/>`;
  const rim = sheet.linear(
    [c - R, c - R],
    [c + R, c + R],
    [
      [0, light],
      [0.5, body],
      [1, mix(body, shade, 0.7)],
    ],
  );
  const dark = mix(shade, '#24140f', 0.5);
  let out = '';
  const f = sheet.blur(26),
    f2 = sheet.blur(9);
  out += `<g transform="translate(30 40)">${shape(R + 8, '#5d3b2c', ` fill-opacity=".4" filter="${f}"`)}</g><g transform="translate(9 12)">${shape(R + 10, '#4a2d20', ` fill-opacity=".45" filter="${f2}"`)}</g>`;
  out += shape(R + 12, rim) + shape(R + 1, mix(body, shade, 0.6)) + shape(R - 3, dark);
  const spots = [];
  if (round) {
    for (const [count, r] of [
      [15, 268],
      [11, 180],
      [6, 92],
      [1, 0],
    ] as const) {
      for (let i = 0; i < count; i++) {
        const a = (i * TAU) / count + ctx.phase + r;
        spots.push({ x: c + Math.cos(a) * r, y: c + Math.sin(a) * r, r: 74, part: SOLE });
      }
    }
  } else {
    const g = 5,
      step = (R * 2 - 176) / (g - 1);
    for (let j = 0; j < g; j++)
      for (let i = 0; i < g; i++)
        spots.push({
          x: c - R + 88 + i * step + rng.jitter(5),
          y: c - R + 88 + j * step + rng.jitter(5),
          r: 97,
          part: SOLE,
        });
  }
  const k = kits(ctx);
  for (let i = 0; i < 70; i++) {
    const a = i * GOLDEN,
      d = Math.sqrt((i + 0.5) / 70) * R * (round ? 0.84 : 0.8);
    out += use(
      rng.pick(i % 3 ? k.dark : k.leaves),
      c + Math.cos(a) * d,
      c + Math.sin(a) * d,
      rng.range(0.08, 0.12),
      rng.range(0, 360),
    );
  }
  scatter(RECIPES[ctx.recipe]!, spots, rng);
  for (const s of spots) {
    const [kind, which, size] = s.part;
    const dx = (s.x - c) / R,
      dy = (s.y - c) / R;
    out += bank.place(kind, rampOf(palette, which), {
      x: s.x,
      y: s.y,
      r: s.r * (round ? Math.min(1.06, Math.max(0.86, size)) : 1) * (1 + rng.jitter(0.04)),
      tilt: Math.hypot(dx, dy) * 0.5,
      dir: Math.atan2(-dy, dx),
      heart: which === 0 && kind !== 'hydrangea' ? palette.heart : undefined,
    });
  }
  return out;
}
