const CAP = 40;

/**
 * The logo's size in px: its height capped at 40 and the width scaled in proportion. A missing
 * dimension is 40 before capping.
 */
export function logoSize(width: number | null, height: number | null) {
  const given = { width: width || CAP, height: height || CAP };
  if (given.height <= CAP) return given;
  return { width: Math.round((given.width * CAP) / given.height), height: CAP };
}
