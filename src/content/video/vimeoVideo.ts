import { videoTime } from './videoTime.ts';

/** A Vimeo video. */
export interface VimeoVideo {
  id: string;
  /** The hash of an unlisted video, without which the player rejects such a video. */
  key: string | undefined;
  /** In seconds. */
  start: string | undefined;
}

const PATH =
  /^\/(?:video\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/[^/]+\/video\/|ondemand\/[^/]+\/)?(\d+)(?:\/([\da-z]+))?\/?$/i;

/** Parses a Vimeo URL; null if it is not a video. */
export function vimeoVideo(address: URL): VimeoVideo | null {
  const [, id, key] = PATH.exec(address.pathname) ?? [];
  if (!id) return null;
  const keyInQuery = /^\w+$/.exec(address.searchParams.get('h') ?? '')?.[0];
  return { id, key: keyInQuery ?? key, start: videoTime(address, 't') };
}
