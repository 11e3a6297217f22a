import { filmTime } from './filmTime.ts';

/** A film at Vimeo. */
export interface VimeoFilm {
  id: string;
  /** Without it the player refuses a film that is not listed. */
  key: string | undefined;
  /** In seconds. */
  start: string | undefined;
}

const PATH =
  /^\/(?:video\/|manage\/videos\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/[^/]+\/video\/|ondemand\/[^/]+\/)?(\d+)(?:\/([\da-z]+))?\/?$/i;

/** What an address at Vimeo shows; null where it is no film. */
export function vimeoFilm(address: URL): VimeoFilm | null {
  const [, id, key] = PATH.exec(address.pathname) ?? [];
  if (!id) return null;
  const told = /^\w+$/.exec(address.searchParams.get('h') ?? '')?.[0];
  return { id, key: told ?? key, start: filmTime(address, 't') };
}
