export type Pt = [number, number];

export type Vec = [number, number, number];

export const pt = (p: Pt): Pt => p;

export const n1 = (v: number) => String(Math.round(v * 10) / 10);

export const n2 = (v: number) => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');

/** Joins integers with the fewest separators: 12 -3 40 → "12-3 40" */
function join(list: number[]) {
  let s = '';
  for (const v of list) s += s === '' || v < 0 ? v : ` ${v}`;
  return s;
}

/**
 * Smooth curve through points (Catmull-Rom as cubic Béziers), whole units, relative.
 */
export function smooth(p: Pt[], closed = true, k = 1) {
  const n = p.length;
  const pointAt = (i: number) => (closed ? p[(i + n) % n]! : p[Math.max(0, Math.min(n - 1, i))]!);
  let cx = Math.round(p[0]![0]),
    cy = Math.round(p[0]![1]);
  const d = `M${join([cx, cy])}c`;
  const nums = [];
  const m = closed ? n : n - 1;
  for (let i = 0; i < m; i++) {
    const p0 = pointAt(i - 1),
      p1 = pointAt(i),
      p2 = pointAt(i + 1),
      p3 = pointAt(i + 2);
    const ex = Math.round(p2[0]),
      ey = Math.round(p2[1]);
    nums.push(
      Math.round(p1[0] + ((p2[0] - p0[0]) * k) / 6) - cx,
      Math.round(p1[1] + ((p2[1] - p0[1]) * k) / 6) - cy,
      Math.round(p2[0] - ((p3[0] - p1[0]) * k) / 6) - cx,
      Math.round(p2[1] - ((p3[1] - p1[1]) * k) / 6) - cy,
      ex - cx,
      ey - cy,
    );
    cx = ex;
    cy = ey;
  }
  return d + join(nums) + (closed ? 'z' : '');
}

/** Straight closed polygon. */
export const poly = (p: Pt[]) => `M${p.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}z`;

export const use = (id: string, x: number, y: number, s: number, rot = 0, extra = '') =>
  `<use href="#${id}" transform="translate(${n1(x)} ${n1(y)})${rot ? ` rotate(${n1(rot)})` : ''} scale(${Math.round(s * 10000) / 10000})"${extra}/>`;
