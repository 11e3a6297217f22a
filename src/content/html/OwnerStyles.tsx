import { lazy } from 'react';

/**
 * The owner's own style rules, for the few pieces of content that have some. Until they are there
 * what they are for is not shown: the nearest placeholder stands in.
 */
export const OwnerStyles = lazy(() =>
  import('../ownerStyles/StyleBlock.tsx').then((m) => ({ default: m.StyleBlock })),
);
