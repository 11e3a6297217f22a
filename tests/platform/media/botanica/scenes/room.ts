import { shift } from '../paint/color.ts';

import { n1, n2, poly } from '../paint/path.ts';
import { type Sheet, stopOf } from '../paint/Sheet.ts';

/** Pale panes of window light falling across a wall. */
export function windowLight(sheet: Sheet, x: number, y: number, size: number, opacity: number) {
  const f = sheet.blur(size * 0.022);
  let panes = '';
  for (let i = 0; i < 2; i++) {
    for (let j = 0; j < 2; j++) {
      const px = x + (i - 1) * size * 0.27,
        py = y + (j - 1) * size * 0.36 + i * size * 0.07;
      panes += poly([
        [px, py],
        [px + size * 0.235, py + size * 0.062],
        [px + size * 0.31, py + size * 0.37],
        [px + size * 0.075, py + size * 0.308],
      ]);
    }
  }
  sheet.add(`<path d="${panes}" fill="#fffdf6" fill-opacity="${n2(opacity)}" filter="${f}"/>`);
}

/** A quiet room: wall, tall window at the left, curtain, table. Returns the table's height. */
export function room(sheet: Sheet, ground: string) {
  const { width: w, height: h } = sheet;
  const [light, far] = [shift(ground, 0.012), shift(ground, -0.02)] as const;
  const table = h * 0.72;
  sheet.add(
    `<rect width="${w}" height="${h}" fill="${sheet.linear(
      [0, 0],
      [w, h * 0.5],
      [
        [0, shift(light, 0.01)],
        [1, shift(far, -0.045)],
      ],
    )}"/>`,
  );
  // window with a soft garden beyond
  const wx = w * 0.05,
    wy = -h * 0.04,
    ww = w * 0.4,
    wh = h * 0.7;
  sheet.add(
    `<rect x="${n1(wx)}" y="${n1(wy)}" width="${n1(ww)}" height="${n1(wh)}" fill="${sheet.linear(
      [wx, wy],
      [wx, wy + wh],
      [
        [0, '#fbfdfb'],
        [0.5, '#eef3e6'],
        [1, '#cdd9bd'],
      ],
    )}"/>`,
  );
  const f = sheet.blur(h * 0.022);
  let blobs = '';
  const greens = ['#b7c9a0', '#c9d7b4', '#a4ba8c', '#dfe6cf', ground, '#bdcdaa'];
  for (let i = 0; i < 16; i++) {
    const a = Math.sin(i * 12.9898) * 43758.5453,
      u = a - Math.floor(a),
      b = Math.sin(i * 78.233) * 12543.31,
      v = b - Math.floor(b);
    blobs += `<circle cx="${n1(wx + ww * u)}" cy="${n1(wy + wh * (0.45 + 0.55 * v))}" r="${n1(h * (0.03 + 0.05 * v))}" fill="${greens[i % 6]!}" fill-opacity=".75"/>`;
  }
  sheet.add(
    `<g clip-path="${sheet.clip(`M${n1(wx)} ${n1(wy)}h${n1(ww)}v${n1(wh)}h${n1(-ww)}z`)}"><g filter="${f}">${blobs}</g></g>`,
  );
  const bar = h * 0.013;
  const frame = (x: number, y: number, a: number, b: number) =>
    `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(a)}" height="${n1(b)}" fill="${sheet.linear(
      [x, y],
      [x + a, y + b],
      [
        [0, '#fffdf9'],
        [1, '#dccfc0'],
      ],
    )}"/>`;
  sheet.add(
    frame(wx - bar, wy, bar * 1.6, wh) +
      frame(wx + ww, wy, bar * 1.8, wh + bar) +
      frame(wx + ww / 2, wy, bar, wh) +
      frame(wx, wy + wh * 0.36, ww, bar * 0.9) +
      frame(wx, wy + wh * 0.69, ww, bar * 0.9) +
      frame(wx - bar * 3, wy + wh, ww + bar * 6, bar * 2.2),
  );
  // sheer curtain
  const folds = Array.from({ length: 9 }, (_, i) =>
    stopOf([i / 8, i % 2 ? '#fffdfa' : '#e2d6ca', i % 2 ? 0.85 : 0.72]),
  );
  sheet.add(
    `<path d="M0 0H${n1(w * 0.13)}C${n1(w * 0.12)} ${n1(h * 0.3)} ${n1(w * 0.08)} ${n1(h * 0.5)} ${n1(w * 0.1)} ${n1(h * 0.75)}H0z" fill="${sheet.linear([0, 0], [w * 0.13, 0], folds)}"/>`,
  );
  windowLight(sheet, w * 0.8, h * 0.32, h * 0.6, 0.34);
  // table
  sheet.add(
    `<rect y="${n1(table - h * 0.03)}" width="${w}" height="${n1(h * 0.31)}" fill="${sheet.linear(
      [0, table],
      [w, h],
      [
        [0, '#f1e3d2'],
        [0.4, '#e2ccb4'],
        [1, '#c3a384'],
      ],
    )}"/>`,
  );
  let grain = '';
  for (let i = 0; i < 13; i++)
    grain += `M0 ${n1(table - h * 0.02 + i * i * h * 0.0022 + i * 5)}C${n1(w * 0.3)} ${n1(table - h * 0.02 + i * i * h * 0.0022 + i * 5 + (i % 3) * 5)} ${n1(w * 0.6)} ${n1(table - h * 0.024 + i * i * h * 0.0022 + i * 5)} ${w} ${n1(table - h * 0.018 + i * i * h * 0.0022 + i * 5)}`;
  sheet.add(
    `<path d="${grain}" fill="none" stroke="#9b7755" stroke-opacity=".16" stroke-width="1.4"/>`,
  );
  sheet.add(
    `<rect y="${n1(table - h * 0.03)}" width="${w}" height="${n1(h * 0.012)}" fill="#fff7ec" fill-opacity=".55"/>`,
  );
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
  return table;
}
