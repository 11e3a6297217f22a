import type { Bank } from '../flowers/Bank.ts';
import type { Species } from '../flowers/blooms.ts';
import type { Palette, Tones } from '../paint/palettes.ts';
import type { Sheet } from '../paint/Sheet.ts';
import type { Closing, Foliage, Frame, Pose, Shape, Vessel, View, Wrap } from '../Recipe.ts';
import type { Random } from '../random.ts';

/** The drawing tools of every composition. */
export interface Context {
  sheet: Sheet;
  palette: Palette;
  rng: Random;
  bank: Bank;
  /** A name of ARRANGEMENTS. */
  arrangement: string;
  /** As the picture's recipe has it: a name of ARRANGEMENTS or a species. */
  species: string | undefined;
  view: View;
  wrap: Wrap;
  foliage: Foliage;
  shape: Shape;
  pose: Pose;
  closing: Closing;
  frame: Frame;
  vessel: Vessel;
  climber: Species;
  base: Tones;
  /** Of a vessel; undefined for its own. */
  glaze: Tones | undefined;
  fullness: number;
  /** Loose petals, drawn when first asked for. */
  loose?: string[];
  /** The angle at which the spiral of blooms starts, so that two arrangements never match. */
  phase: number;
}
