import { createRenderer } from '../../../src/server/render/createRenderer.ts';
import type { RenderedDocument } from '../../../src/server/render/renderDocument.tsx';

export const ORIGIN = 'https://shop.example';

/** A renderer on a platform that this function stands in for. */
export const rendererOver = (
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>,
) => createRenderer({ configText: '{}', origin: ORIGIN, fetch, now: () => 0, fresh: 1_000 });

/**
 * Renders the whole document of an address.
 *
 * @throws Error if the renderer answers with something other than a document
 */
export async function documentOf(
  renderer: ReturnType<typeof createRenderer>,
  path: string,
  search = '',
): Promise<RenderedDocument> {
  const rendering = await renderer.start(path, search).complete;
  if (rendering.kind !== 'document') throw new Error(`${path} is a ${rendering.kind}.`);
  return rendering;
}
