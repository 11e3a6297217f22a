import type { Background } from './nodes.ts';

/** The same without its picture: a film shows instead, or another element carries it. */
export const withoutPicture = <Node extends Background>(node: Node): Node => ({
  ...node,
  desktopImage: null,
  mobileImage: null,
  backgroundAttachment: null,
});
