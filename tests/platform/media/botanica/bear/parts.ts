import type { Vec } from '../paint/path.ts';
import type { Pose } from '../Recipe.ts';

/** An ellipsoid of the body: centre, half axes, lean in the picture's plane. */
export interface BodyPart {
  c: Vec;
  r: Vec;
  /** Covered in the second colour. */
  pale?: boolean;
  /** Covered in the colour of the heart it holds. */
  heart?: boolean;
  tilt?: number;
}

const pair = (part: BodyPart): BodyPart[] => [
  part,
  { ...part, c: [-part.c[0], part.c[1], part.c[2]], tilt: part.tilt && -part.tilt },
];

const HEAD: BodyPart[] = [
  { c: [0, -156, 18], r: [148, 134, 126] },
  ...pair({ c: [112, -262, 0], r: [56, 56, 34] }),
  ...pair({ c: [112, -258, 24], r: [32, 32, 24], pale: true }),
  { c: [0, -116, 120], r: [64, 52, 50], pale: true },
];

const FEET: BodyPart[] = [
  ...pair({ c: [122, 268, 96], r: [84, 78, 96] }),
  ...pair({ c: [126, 270, 152], r: [52, 50, 48], pale: true }),
];

const BODY: BodyPart[] = [
  { c: [0, 128, 0], r: [168, 182, 142] },
  { c: [0, 132, 70], r: [112, 124, 92], pale: true },
];

export const POSES: Record<Pose, BodyPart[]> = {
  sitting: [...BODY, ...HEAD, ...pair({ c: [172, 66, 52], r: [62, 112, 62], tilt: -0.5 }), ...FEET],
  hugging: [
    ...BODY,
    ...HEAD,
    ...pair({ c: [36, 92, 178], r: [52, 90, 42], heart: true, tilt: 0.66 }),
    ...pair({ c: [146, 88, 130], r: [58, 100, 60], tilt: 0.62 }),
    ...FEET,
  ],
  standing: [
    { c: [0, 96, 0], r: [150, 168, 126] },
    { c: [0, 102, 62], r: [100, 116, 82], pale: true },
    ...HEAD,
    ...pair({ c: [176, 8, 30], r: [54, 118, 54], tilt: -0.85 }),
    ...pair({ c: [84, 274, 20], r: [72, 92, 76] }),
    ...pair({ c: [88, 322, 60], r: [76, 44, 92] }),
  ],
};
