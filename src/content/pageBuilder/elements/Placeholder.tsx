import type { CSSProperties } from 'react';
import type { KnownNode } from '../nodes.ts';

/** Keeps a content type's room while its component is loading. */
export function Placeholder({ node }: { node: KnownNode }) {
  return <div aria-hidden="true" style={roomOf(node)} />;
}

function roomOf(node: KnownNode): CSSProperties {
  if (node.contentType === 'video') return { aspectRatio: '16 / 9', maxWidth: node.maxWidth ?? '' };
  if (node.contentType === 'map') return { height: node.height ?? '300px' };
  if (node.contentType === 'products') return { minHeight: '60vh' };
  return { minHeight: node.minHeight ?? (ROOMY.has(node.contentType) ? '300px' : '') };
}

const ROOMY: ReadonlySet<string> = new Set(['slider', 'slide', 'banner', 'tabs']);
