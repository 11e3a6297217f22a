const CAP = 40;

/**
 * The logo's size in px: its height capped at 40 and the width scaled in proportion. A missing
 * dimension is 40 before capping.
 */
export function logoSize(width: number | null | undefined, height: number | null | undefined) {
  const size = { width: width || CAP, height: height || CAP };
  if (size.height <= CAP) return size;
  return { width: Math.round((size.width * CAP) / size.height), height: CAP };
}
