import { lazyDecoration } from '../../ui/lazyDecoration.ts';

/**
 * The owner's own style rules, loaded lazily because few pieces of content have any. It suspends,
 * so that the content does not show unstyled: the nearest fallback shows instead.
 */
export const OwnerStyles = lazyDecoration(() =>
  import('../ownerStyles/StyleBlock.tsx').then((code) => code.StyleBlock),
);
