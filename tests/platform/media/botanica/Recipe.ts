/** The five pale flat colours that plates are printed on, by chapter of the shop. */
export const GROUNDS = {
  mist: '#e9efe9',
  dusk: '#e6eaf1',
  straw: '#f4eedd',
  blush: '#f6e9e6',
  fern: '#dfe9df',
} as const;

export type Ground = keyof typeof GROUNDS;

export type Subject =
  | 'bouquet'
  | 'dome'
  | 'roundBox'
  | 'squareBox'
  | 'heartBox'
  | 'bear'
  | 'gate'
  | 'vase'
  | 'wreath'
  | 'single'
  | 'fallen'
  | 'swatch'
  | 'placeholder';

/**
 * front: the plate. detail: close-up of the flowers. tie: close-up of what holds them.
 * top: from above (boxes). threeQuarter: turned (bouquet, bear). setting: on a table by a window.
 * banner: wide, the subject to the right, room for words to the left.
 * foot: tall, the subject at the foot, room for words above.
 */
export type View =
  | 'front'
  | 'threeQuarter'
  | 'top'
  | 'detail'
  | 'tie'
  | 'setting'
  | 'banner'
  | 'foot';

/** How a bouquet is held: bare stems and a ribbon, a low paper collar, a full sheet, a pointed cone. */
export type Wrap = 'bare' | 'collar' | 'paper' | 'cone';
export type Foliage = 'eucalyptus' | 'fern' | 'olive' | 'lavender' | 'airy' | 'berries' | 'none';
/** How a box is closed: ribbon and bow, ribbon and label, label alone. */
export type Closing = 'bow' | 'band' | 'label';
/** The posture of a bear: sitting, sitting with a heart of roses in its arms, standing with its arms open. */
export type Pose = 'sitting' | 'hugging' | 'standing';
/** The frame that the roses of the secret garden climb. */
export type Frame = 'arch' | 'moon' | 'obelisk' | 'heart' | 'fan';
/** The vessel of a cut arrangement. */
export type Vessel = 'urn' | 'jug' | 'glass' | 'bowl' | 'basket';
export type Shape = 'posy' | 'full' | 'wide' | 'tall';

/**
 * All that a picture follows from: the same recipe gives the same bytes. Whatever is left out is
 * chosen by the seed, so that two products with different seeds differ in more than colour.
 */
export interface Recipe {
  subject: Subject;
  /** An arrangement (roses, peonies, garden, …) or, for `single` and `dome`, a species. */
  species?: string;
  palette?: string;
  view?: View;
  /** The sku: all pictures of one product then show the same flowers. */
  seed: string | number;
  /** Pixels of the base picture; 960×1200, or 960×960 for close-ups and views from above. */
  width?: number;
  height?: number;
  /** Default: the ground of the subject's chapter. `none` leaves the picture transparent. */
  ground?: Ground | 'none';
  wrap?: Wrap;
  foliage?: Foliage;
  shape?: Shape;
  pose?: Pose;
  closing?: Closing;
  frame?: Frame;
  vessel?: Vessel;
  /** The plant that climbs the frame; roses by default. */
  climber?: 'rose' | 'ranunculus' | 'peony' | 'cosmos';
  /** A name of TRIMS: the ribbon, the box or the wood of the base. */
  ribbon?: string;
  box?: string;
  /** How many blooms, as a factor: 0.7 airy, 1.25 packed. */
  fullness?: number;
}
