import type { Background } from './nodes.ts';

/** Removes a node's background picture, because a video or another element shows it. */
export const withoutPicture = <Node extends Background>(node: Node): Node => ({
  ...node,
  desktopImage: null,
  mobileImage: null,
  backgroundAttachment: null,
});
