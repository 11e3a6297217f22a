/** Limits a number to the range from `least` to `most`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
