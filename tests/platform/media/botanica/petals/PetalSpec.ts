import type { Ramp } from '../paint/color.ts';

export interface PetalSpec {
  /** azimuth around the flower's axis */
  phi: number;
  /** distance of the base from the axis */
  r0: number;
  /** height of the base */
  z0: number;
  length: number;
  /** half width */
  width: number;
  /** elevation at the base (radians, π/2 = upright, 0 = flat open) */
  a0: number;
  /** elevation before the lip */
  a1: number;
  /** how far the lip rolls outwards */
  curl?: number;
  /** where the lip starts, 0..1 */
  lip?: number;
  /** 1 wraps round the axis, 0 flat across, negative reflexed */
  wrap?: number;
  /** how far one edge turns outwards and the other inwards; 0 is symmetrical */
  spiral?: number;
  /** how much the rim falls away at the sides */
  tip?: number;
  tipPow?: number;
  /** pull of the middle of the rim to a point */
  point?: number;
  /** dent in the middle of the rim */
  notch?: number;
  /** how slim the base is: higher is slimmer */
  neck?: number;
  /** rim wave */
  ruffle?: number;
  ruffleFreq?: number;
  /** irregularity of the rim line */
  frill?: number;
  frillFreq?: number;
  /** added to the tone (own light of this petal) */
  lift?: number;
  /** how dark the base goes, 0..1 */
  ao?: number;
  /** 0 innermost .. outwards; decides what covers what in cupped flowers */
  layer?: number;
  /** without a layer: added to the depth when sorting */
  order?: number;
  /** strength of its cast shadow */
  shadow?: number;
  /** strength of the light rim */
  rim?: number;
  ramp: Ramp;
  /** ramp of the outside face */
  back?: Ramp;
}
