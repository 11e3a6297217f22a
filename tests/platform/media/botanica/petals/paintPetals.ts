import { mixLab, toHex, tone } from '../paint/color.ts';
import { n2, pt, smooth, type Vec } from '../paint/path.ts';
import { type Sheet, type Stop, stopOf } from '../paint/Sheet.ts';
import type { Random } from '../random.ts';
import { camera, normal, type Project, UNIT, type View } from './camera.ts';
import type { PetalSpec } from './PetalSpec.ts';
import { LIGHT, type Shade, smoothstep } from './shade.ts';
import { type Surface, surface } from './surface.ts';

interface PaintOptions {
  detail?: Detail;
  shadow?: number;
  shadowColor?: string;
  contrast?: number;
}

/** 2: a large single bloom; 1: in an arrangement; 0: tiny. */
export type Detail = 0 | 1 | 2;

/**
 * Paints petals back to front: small curved surfaces in space, projected, then painted in layers of
 * soft gradients: cast shadow, body (base-to-rim light), cross light, veins, rolled lip, lit rim.
 * u runs across a petal (-1 to 1), w from its base (0) to its rim (1); the flower's axis is z.
 */
export function paintPetals(
  sheet: Sheet,
  petals: readonly PetalSpec[],
  view: View,
  rng: Random,
  o: PaintOptions = {},
) {
  const detail = o.detail ?? 2;
  const cam = camera(view);
  const project: Project = (p) => {
    const q = cam(p);
    const persp = 1 + q[2] * 0.0012;
    return { x: q[0] * persp * UNIT, y: -q[1] * persp * UNIT, z: q[2] };
  };
  const prepared = petals
    .map((s, i) => {
      const r = rng.fork(i);
      const surf = surface(s, r);
      // A petal showing its inside lies behind what it encloses; one showing its back lies in front.
      const p = [surf.at(-0.15, 0.6), surf.at(0.15, 0.6), surf.at(0, 0.45), surf.at(0, 0.72)].map(
        cam,
      ) as [Vec, Vec, Vec, Vec];
      const nz =
        (p[1][0] - p[0][0]) * (p[3][1] - p[2][1]) - (p[1][1] - p[0][1]) * (p[3][0] - p[2][0]);
      const side = nz < 0 ? -1 : 1;
      const layer = s.layer;
      return {
        s,
        surf,
        r,
        depth: layer === undefined ? p[3][2] + (s.order ?? 0) : side * layer * 1000 + p[3][2],
      };
    })
    .sort((a, b) => a.depth - b.depth);
  return `<g stroke-linecap="round" stroke-linejoin="round">${prepared.map(({ s, surf, r }) => onePetal(sheet, s, surf, project, r, detail, o)).join('')}</g>`;
}

function onePetal(
  sheet: Sheet,
  s: PetalSpec,
  surf: Surface,
  project: Project,
  rng: Random,
  detail: Detail,
  o: PaintOptions,
) {
  const { at, lip } = surf;
  const P = (u: number, w: number) => {
    const q = project(at(u, w));
    return pt([q.x, q.y]);
  };
  const hueA = rng.jitter(0.007),
    hueB = rng.jitter(0.007),
    lum = rng.jitter(0.035) + (s.lift ?? 0);
  const contrast = o.contrast ?? 1;

  /** tone and visible face at a point; inner petals never reach full highlight */
  const ceiling = s.layer !== undefined && s.layer < 3 ? 0.8 : 1;
  const shade = (u: number, w: number) => {
    const e = 0.04;
    const a = project(at(u - e, w)),
      b = project(at(u + e, w));
    const c = project(at(u, Math.max(0.01, w - e))),
      d = project(at(u, Math.min(1, w + e)));
    const n = normal([
      -(b.y - a.y) * (d.z - c.z) * UNIT + (b.z - a.z) * UNIT * (d.y - c.y),
      (b.z - a.z) * UNIT * (d.x - c.x) - (b.x - a.x) * (d.z - c.z) * UNIT,
      -(b.x - a.x) * (d.y - c.y) + (b.y - a.y) * (d.x - c.x),
    ]);
    const inner = n[2] >= 0;
    const f = inner ? 1 : -1;
    const lam = Math.max(
      0,
      (n[0] * LIGHT[0] + n[1] * LIGHT[1] + n[2] * LIGHT[2]) * f * 0.62 + 0.38,
    );
    const ao = s.ao ?? 0.5;
    const rise = inner ? smoothstep(0, 0.85, w) : 0.5 + 0.5 * smoothstep(0, 0.6, w);
    const t = (0.1 + 0.86 * lam) * (1 - ao * (1 - rise)) + 0.06 * smoothstep(0.7, 1, w) + lum;
    return { t: Math.min(ceiling, 0.5 + (t - 0.5) * contrast), inner, nz: Math.abs(n[2]) };
  };
  const colour = (sh: Shade) => {
    const base = tone(sh.inner ? s.ramp : (s.back ?? s.ramp), sh.t);
    return toHex([base[0], base[1] + hueA, base[2] + hueB]);
  };

  const nu = detail === 2 ? 9 : detail === 1 ? 6 : 4;
  // a lip is seen as a fold only where the back of the petal faces us and its rolled rim shows the inside
  const hasLip =
    (s.curl ?? 0) > 0.25 && detail > 0 && !shade(0, 0.45).inner && shade(0, 0.94).inner;
  const lipAt = hasLip ? lip + (1 - lip) * 0.45 : 1;
  const range = (n: number, a: number, b: number) =>
    Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n);

  const sides =
    detail === 2 ? [0.02, 0.16, 0.36, 0.6, 0.84] : detail === 1 ? [0.03, 0.25, 0.62] : [0.04, 0.5];
  const outline = (top: number) => [
    ...sides.filter((w) => w < top - 0.1).map((w) => P(-1, w)),
    ...range(nu, -1, 1).map((u) => P(u, top)),
    ...sides
      .filter((w) => w < top - 0.1)
      .reverse()
      .map((w) => P(1, w)),
  ];
  const bodyPath = smooth(outline(1));
  const id = sheet.id();
  let out = '';

  // soft cast shadow: a few widening faint strokes below and right of the petal
  const dark = o.shadowColor ?? toHex(mixLab(tone(s.ramp, 0), [0.2, 0.03, 0.01], 0.25));
  const strength = (o.shadow ?? 1) * (s.shadow ?? 1);
  if (strength > 0) {
    const widths = detail === 2 ? [40, 27, 16, 8] : detail === 1 ? [38, 16] : [36];
    const alpha = (detail === 2 ? 0.075 : detail === 1 ? 0.11 : 0.16) * strength;
    out +=
      detail === 1 && strength === 1
        ? `<use href="#${id}" x="5" y="7" class="s" color="${dark}"/><use href="#${id}" x="5" y="7" class="t" color="${dark}"/>`
        : widths
            .map(
              (w, i) =>
                `<use href="#${id}" x="5" y="7" fill="${i < widths.length - 1 ? 'none' : dark}" fill-opacity="${n2(alpha)}" stroke="${dark}" stroke-opacity="${n2(alpha)}" stroke-width="${w / 2}"/>`,
            )
            .join('');
  }
  sheet.defs.push(`<path id="${id}" d="${bodyPath}"/>`);

  // body: light from base to rim
  const bodyStops =
    detail === 2 ? [0.04, 0.28, 0.52, 0.76, 1] : detail === 1 ? [0.08, 0.55, 1] : [0.1, 0.6, 1];
  out += `<use href="#${id}" fill="${along(0.02, 1, bodyStops)}"/>`;

  function along(w0: number, w1: number, stops: readonly number[]) {
    const a = P(0, w0),
      b = P(0, w1);
    const dx = b[0] - a[0],
      dy = b[1] - a[1];
    const len2 = dx * dx + dy * dy;
    if (len2 < 15) return colour(shade(0, (w0 + w1) / 2));
    let last = -1;
    const list: Stop[] = [];
    for (const w of stops) {
      const p = P(0, w);
      const t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / len2;
      if (t <= last + 0.015) continue;
      last = t;
      list.push([Math.min(1, t), colour(shade(0, w))]);
    }
    return list.length > 1 ? sheet.linear(a, b, list) : (list[0]!?.[1] ?? colour(shade(0, 0.6)));
  }

  // cross light: the petal turns towards or away from the light at its sides
  if (detail > 0) {
    const c = shade(0, 0.7).t;
    const us = detail === 2 ? [-0.95, -0.5, 0, 0.5, 0.95] : [-0.9, 0, 0.9];
    const a = P(-0.95, 0.72),
      b = P(0.95, 0.72);
    if (Math.hypot(a[0] - b[0], a[1] - b[1]) > 15) {
      const lightC = toHex(tone(s.ramp, 0.98)),
        darkC = toHex(tone(s.ramp, 0.08));
      const stops = us.map((u) => {
        const d = shade(u, 0.72).t - c;
        return stopOf([
          (u + 0.95) / 1.9,
          d > 0 ? lightC : darkC,
          Math.min(0.6, Math.abs(d) * 1.25),
        ]);
      });
      if (stops.some((x) => x[2]! > (detail === 2 ? 0.06 : 0.18)))
        out += `<use href="#${id}" fill="${sheet.linear(a, b, stops)}"/>`;
    }
  }

  // veins
  if (detail === 2) {
    const lines = [-0.72, -0.45, -0.2, 0.06, 0.3, 0.55, 0.78].map((u) => {
      const j = rng.jitter(0.08);
      return smooth(
        [P(u * 0.5 + j, 0.12), P(u * 0.8 + j, 0.5), P(u + j, rng.range(0.8, 0.94))],
        false,
      );
    });
    out += `<path d="${lines.join('')}" fill="none" stroke="${toHex(tone(s.ramp, 0.22))}" stroke-opacity=".1" stroke-width="2"/>`;
  }

  // rolled lip: its own light, drawn over the body
  if (hasLip) {
    const lower = range(Math.max(4, nu - 3), 1, -1).map((u) =>
      P(u * 0.98, lipAt - 0.1 * (1 - u * u) * (1 - lip)),
    );
    const upper = range(nu, -1, 1).map((u) => P(u, 1));
    const d = smooth([...upper, ...lower]);
    out += `<path d="${d}" fill="${along(
      lipAt - 0.06,
      1,
      [lipAt - 0.06, (lipAt + 1) / 2, 1].map((w) => Math.min(1, w)),
    )}" />`;
  }

  // rim: the thin edge catches the light
  if (detail > 0) {
    const t = (shade(-0.4, 0.97).t + shade(0.4, 0.97).t) / 2;
    const rim = smooth(
      range(nu, -0.97, 0.97).map((u) => P(u, 0.99)),
      false,
    );
    const col = toHex(tone(s.ramp, Math.min(1, t + 0.24)));
    out +=
      detail === 2
        ? `<path d="${rim}" fill="none" stroke="${col}" stroke-opacity="${n2(0.2 * (s.rim ?? 1))}" stroke-width="6"/><path d="${rim}" fill="none" stroke="${col}" stroke-opacity="${n2(0.5 * (s.rim ?? 1))}" stroke-width="1.5"/>`
        : `<path d="${rim}" class="r" stroke="${col}"/>`;
  }
  return out;
}
