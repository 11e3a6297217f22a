import { n1, n2, poly } from '../paint/path.ts';
import { type Sheet, stopOf } from '../paint/Sheet.ts';

/** Pale panes of window light falling across a wall. */
export function windowLight(sheet: Sheet, x: number, y: number, size: number, opacity: number) {
  let panes = '';
  for (let i = 0; i < 2; i++) {
    for (let j = 0; j < 2; j++) {
      const px = x + (i - 1) * size * 0.27;
      const py = y + (j - 1) * size * 0.36 + i * size * 0.07;
      panes += poly([
        [px, py],
        [px + size * 0.235, py + size * 0.062],
        [px + size * 0.31, py + size * 0.37],
        [px + size * 0.075, py + size * 0.308],
      ]);
    }
  }
  sheet.add(
    `<path d="${panes}" fill="#fffdf6" fill-opacity="${n2(opacity)}" filter="${sheet.blur(size * 0.022)}"/>`,
  );
}

/** A tall window at the left with a soft garden beyond, a sheer curtain, light on the wall. */
export function windowScene(sheet: Sheet, ground: string): void {
  const { width: w, height: h } = sheet;
  const [x, y, wide, high] = [w * 0.05, -h * 0.04, w * 0.4, h * 0.7];
  sheet.add(
    `<rect x="${n1(x)}" y="${n1(y)}" width="${n1(wide)}" height="${n1(high)}" fill="${sheet.linear(
      [x, y],
      [x, y + high],
      [
        [0, '#fbfdfb'],
        [0.5, '#eef3e6'],
        [1, '#cdd9bd'],
      ],
    )}"/>`,
  );
  sheet.add(
    `<g clip-path="${sheet.clip(`M${n1(x)} ${n1(y)}h${n1(wide)}v${n1(high)}h${n1(-wide)}z`)}"><g filter="${sheet.blur(h * 0.022)}">${garden(sheet, ground)}</g></g>`,
  );
  const bar = h * 0.013;
  const frame = (left: number, top: number, a: number, b: number) =>
    `<rect x="${n1(left)}" y="${n1(top)}" width="${n1(a)}" height="${n1(b)}" fill="${sheet.linear(
      [left, top],
      [left + a, top + b],
      [
        [0, '#fffdf9'],
        [1, '#dccfc0'],
      ],
    )}"/>`;
  sheet.add(
    frame(x - bar, y, bar * 1.6, high) +
      frame(x + wide, y, bar * 1.8, high + bar) +
      frame(x + wide / 2, y, bar, high) +
      frame(x, y + high * 0.36, wide, bar * 0.9) +
      frame(x, y + high * 0.69, wide, bar * 0.9) +
      frame(x - bar * 3, y + high, wide + bar * 6, bar * 2.2),
  );
  const folds = Array.from({ length: 9 }, (_, i) =>
    stopOf([i / 8, i % 2 ? '#fffdfa' : '#e2d6ca', i % 2 ? 0.85 : 0.72]),
  );
  sheet.add(
    `<path d="M0 0H${n1(w * 0.13)}C${n1(w * 0.12)} ${n1(h * 0.3)} ${n1(w * 0.08)} ${n1(h * 0.5)} ${n1(w * 0.1)} ${n1(h * 0.75)}H0z" fill="${sheet.linear([0, 0], [w * 0.13, 0], folds)}"/>`,
  );
  windowLight(sheet, w * 0.8, h * 0.32, h * 0.6, 0.34);
}

function garden({ width: w, height: h }: Sheet, ground: string): string {
  const leafColours = ['#b7c9a0', '#c9d7b4', '#a4ba8c', '#dfe6cf', ground, '#bdcdaa'];
  const share = (value: number) => value - Math.floor(value);
  let blobs = '';
  for (let i = 0; i < 16; i++) {
    const u = share(Math.sin(i * 12.9898) * 43758.5453);
    const v = share(Math.sin(i * 78.233) * 12543.31);
    const [x, y] = [w * (0.05 + 0.4 * u), h * (-0.04 + 0.7 * (0.45 + 0.55 * v))];
    blobs += `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(h * (0.03 + 0.05 * v))}" fill="${leafColours[i % 6]!}" fill-opacity=".75"/>`;
  }
  return blobs;
}
