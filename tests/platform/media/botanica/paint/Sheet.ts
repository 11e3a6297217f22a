import { n1, n2, type Pt } from './path.ts';

/** Offset, colour, opacity. */
export type Stop = [offset: number, colour: string, opacity?: number];

export const stopOf = (s: Stop): Stop => s;

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly defs: string[] = [];
  readonly body: string[] = [];
  private count = 0;
  private readonly blurs = new Map<string, string>();

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    // gradients inherit their unit system from these two, which keeps each one short
    this.defs.push(
      '<linearGradient id="L" gradientUnits="userSpaceOnUse"/><radialGradient id="R" gradientUnits="userSpaceOnUse"/>',
    );
    // s, t: cast shadow of a petal; r: its light rim
    this.defs.push(
      '<style>.s,.t{stroke:currentColor;stroke-opacity:.11;fill:none;stroke-width:19px}.t{fill:currentColor;fill-opacity:.11;stroke-width:8px}.r{fill:none;stroke-opacity:.42;stroke-width:3.5px}</style>',
    );
  }
  id() {
    return `i${(this.count++).toString(36)}`;
  }
  add(s: string) {
    this.body.push(s);
    return this;
  }

  symbol(content: string) {
    const id = this.id();
    this.defs.push(`<g id="${id}">${content}</g>`);
    return id;
  }
  linear(a: Pt, b: Pt, stops: Stop[]) {
    const id = this.id();
    this.defs.push(
      `<linearGradient id="${id}" href="#L" x1="${num(a[0])}" y1="${num(a[1])}" x2="${num(b[0])}" y2="${num(b[1])}">${stops.map(stop).join('')}</linearGradient>`,
    );
    return `url(#${id})`;
  }
  radial(c: Pt, r: number, stops: Stop[], o: { f?: Pt; transform?: string } = {}) {
    const id = this.id();
    const f = o.f ? ` fx="${n1(o.f[0])}" fy="${n1(o.f[1])}"` : '';
    const t = o.transform ? ` gradientTransform="${o.transform}"` : '';
    this.defs.push(
      `<radialGradient id="${id}" href="#R" cx="${n1(c[0])}" cy="${n1(c[1])}" r="${n1(r)}"${f}${t}>${stops.map(stop).join('')}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  blur(sd: number) {
    const key = n1(sd);
    let id = this.blurs.get(key);
    if (!id) {
      id = this.id();
      this.blurs.set(key, id);
      this.defs.push(
        `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${key}"/></filter>`,
      );
    }
    return `url(#${id})`;
  }

  clip(d: string) {
    const id = this.id();
    this.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `url(#${id})`;
  }
  toString() {
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`;
  }
}

const stop = ([o, c, a]: Stop) =>
  `<stop offset="${n2(o)}" stop-color="${c}"${a === undefined || a >= 1 ? '' : ` stop-opacity="${n2(a)}"`}/>`;

/** whole numbers are enough beyond 20 units */
const num = (v: number) => (Math.abs(v) > 20 ? String(Math.round(v)) : n1(v));
