/** A full turn. */
export const TAU = Math.PI * 2;

/** The angle at which a plant sets its next leaf, so that none hides another. */
export const GOLDEN = Math.PI * (3 - Math.sqrt(5));
