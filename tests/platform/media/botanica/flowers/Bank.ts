import { TAU } from '../angles.ts';
import { n1, n2 } from '../paint/path.ts';
import { RAMPS, type RampName } from '../paint/ramps.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Detail } from '../petals/paintPetals.ts';
import type { Random } from '../random.ts';
import { BLOOMS, type Species } from './blooms.ts';

// A bank of ready-drawn blooms: each species is drawn a few times per tilt direction and reused.
// The light stays put because every direction is drawn afresh, never rotated far.

export class Bank {
  private readonly sheet: Sheet;
  private readonly rng: Random;
  private readonly detail: Detail;
  private readonly sectors: number;
  private readonly fronts: number;
  private readonly levels: 1 | 2;
  private readonly made = new Map<string, string>();
  private readonly under: string;
  private turn = 0;

  constructor(
    sheet: Sheet,
    rng: Random,
    o: { detail?: Detail; sectors?: number; fronts?: number; levels?: 1 | 2 } = {},
  ) {
    this.sheet = sheet;
    this.rng = rng;
    this.detail = o.detail ?? 1;
    this.sectors = o.sectors ?? 5;
    this.fronts = o.fronts ?? 2;
    this.levels = o.levels ?? 2;
    const id = sheet.id();
    sheet.defs.push(
      `<radialGradient id="${id}"><stop offset=".45" stop-color="#2a1512" stop-opacity=".5"/><stop offset=".75" stop-color="#2a1512" stop-opacity=".18"/><stop offset="1" stop-color="#2a1512" stop-opacity="0"/></radialGradient>`,
    );
    this.under = `url(#${id})`;
  }

  place(
    kind: Species,
    ramp: RampName,
    at: {
      x: number;
      y: number;
      r: number;
      tilt?: number;
      dir?: number;
      heart?: RampName;
      open?: number;
      shadow?: number;
    },
  ) {
    const tilt = at.tilt ?? 0.2;
    const front = tilt < 0.34;
    let level = 0,
      sector = 0,
      leftover = 0;
    if (front) {
      sector = this.turn++ % this.fronts;
      leftover = this.rng.jitter(0.5);
    } else {
      level = this.levels === 1 ? 3 : tilt < 0.88 ? 1 : 2;
      const dir = (((at.dir ?? Math.PI / 2) % TAU) + TAU) % TAU;
      sector = Math.round((dir / TAU) * this.sectors) % this.sectors;
      let d = dir - (sector / this.sectors) * TAU;
      if (d > Math.PI) d -= TAU;
      leftover = d * 0.8;
    }
    const key = [kind, ramp, at.heart, level, sector, at.open].join();
    let id = this.made.get(key);
    if (!id) {
      const dir = (sector / this.sectors) * TAU;
      id = this.sheet.symbol(
        BLOOMS[kind](
          this.sheet,
          {
            ramp: RAMPS[ramp],
            heart: at.heart ? RAMPS[at.heart] : undefined,
            detail: this.detail,
            open: at.open,
            view: {
              tilt: kind === 'tulip' || kind === 'bud' ? 1.28 : [0.16, 0.55, 0.95, 0.7][level]!,
              dir: level ? dir : Math.PI / 2,
            },
          },
          this.rng.fork(key),
        ),
      );
      this.made.set(key, id);
    }
    const s = at.r / 345;
    const sh = at.shadow ?? 1;
    return (
      (sh > 0
        ? `<circle cx="${n1(at.x + at.r * 0.12)}" cy="${n1(at.y + at.r * 0.17)}" r="${n1(at.r * 1.22)}" fill="${this.under}" fill-opacity="${n2(sh)}"/>`
        : '') +
      `<use href="#${id}" transform="translate(${n1(at.x)} ${n1(at.y)}) rotate(${n1((-leftover * 180) / Math.PI)}) scale(${Math.round(s * 10000) / 10000})"/>`
    );
  }
}
