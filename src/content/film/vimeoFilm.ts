import { filmTime } from './filmTime.ts';

/** A Vimeo video. */
export interface VimeoFilm {
  id: string;
  /** The hash of an unlisted video; the player rejects an unlisted video without it. */
  key: string | undefined;
  /** In seconds. */
  start: string | undefined;
}

const PATH =
  /^\/(?:video\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/[^/]+\/video\/|ondemand\/[^/]+\/)?(\d+)(?:\/([\da-z]+))?\/?$/i;

/** Parses a Vimeo URL; null if it is not a video. */
export function vimeoFilm(address: URL): VimeoFilm | null {
  const [, id, key] = PATH.exec(address.pathname) ?? [];
  if (!id) return null;
  const told = /^\w+$/.exec(address.searchParams.get('h') ?? '')?.[0];
  return { id, key: told ?? key, start: filmTime(address, 't') };
}
