import type { Ramp } from '../paint/color.ts';
import type { View } from '../petals/camera.ts';
import type { Detail } from '../petals/paintPetals.ts';

export interface FlowerOptions {
  ramp: Ramp;
  /** ramp of the inner petals */
  heart?: Ramp;
  view?: Partial<View>;
  detail?: Detail;
  /** 0 bud .. 1 full blown */
  open?: number;
}
