import { n1 } from '../paint/path.ts';
import type { Sheet } from '../paint/Sheet.ts';
import { random } from '../random.ts';

export type Wood = 'oak' | 'linen' | 'marble' | 'walnut';

/** Light, body, shade, the line of its grain or veins. */
const TONES: Record<Wood, [string, string, string, string]> = {
  oak: ['#f1e3d2', '#e2ccb4', '#c3a384', '#9b7755'],
  walnut: ['#a98260', '#87603f', '#5f4029', '#3d2717'],
  linen: ['#fbf8f1', '#efe9dc', '#d3c9b6', '#b9ac94'],
  marble: ['#ffffff', '#f2f1ee', '#d5d3cf', '#a9a6a2'],
};

/** The table that everything stands on, from the left edge to the right. */
export function tableTop(sheet: Sheet, wood: Wood): void {
  const { width: w, height: h } = sheet;
  const [light, body, shade, line] = TONES[wood];
  const top = h * 0.69;
  sheet.add(
    `<rect y="${n1(top)}" width="${w}" height="${n1(h - top)}" fill="${sheet.linear(
      [0, top],
      [w, h],
      [
        [0, light],
        [0.4, body],
        [1, shade],
      ],
    )}"/>`,
  );
  const surface = { oak: grain, walnut: grain, marble: veins, linen: weave }[wood];
  sheet.add(
    `<path d="${surface(sheet, top)}" fill="none" stroke="${line}" stroke-opacity="${wood === 'linen' ? 0.12 : 0.17}" stroke-width="1.4"/>`,
  );
  sheet.add(
    `<rect y="${n1(top)}" width="${w}" height="${n1(h * 0.012)}" fill="#fff7ec" fill-opacity="${wood === 'walnut' ? 0.3 : 0.6}"/>`,
  );
}

function grain({ width: w, height: h }: Sheet, top: number): string {
  let d = '';
  for (let i = 0; i < 13; i++) {
    const y = top + h * 0.01 + i * i * h * 0.0022 + i * 5;
    d += `M0 ${n1(y)}C${n1(w * 0.3)} ${n1(y + (i % 3) * 5)} ${n1(w * 0.6)} ${n1(y - h * 0.004)} ${w} ${n1(y + h * 0.002)}`;
  }
  return d;
}

function veins({ width: w, height: h }: Sheet, top: number): string {
  const rng = random('marble');
  let d = '';
  for (let i = 0; i < 9; i++) {
    const [x, y] = [rng.range(-0.1, 0.9) * w, rng.range(top + 12, h)];
    d += `M${n1(x)} ${n1(y)}q${n1(w * 0.12)} ${n1(rng.jitter(40))} ${n1(w * 0.2)} ${n1(rng.jitter(60))}t${n1(w * 0.24)} ${n1(rng.jitter(70))}`;
  }
  return d;
}

function weave({ width: w, height: h }: Sheet, top: number): string {
  let d = '';
  for (let y = top + 8; y < h; y += 7) d += `M0 ${n1(y)}H${w}`;
  for (let x = 4; x < w; x += 9) d += `M${x} ${n1(top)}V${h}`;
  return d;
}
