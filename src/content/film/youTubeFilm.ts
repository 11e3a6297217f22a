import { filmTime } from './filmTime.ts';

/** A film or a list of films at YouTube. */
export interface YouTubeFilm {
  /** What the player calls it: a film's own name, `videoseries` or `live_stream`. */
  id: string;
  list: string | undefined;
  channel: string | undefined;
  /** In seconds. */
  start: string | undefined;
  end: string | undefined;
}

const PATH = /^\/(?:(?:embed|shorts|live|v|e)\/)([\w-]+)\/?$/;

/** What an address at YouTube shows; null where it is no film. */
export function youTubeFilm(address: URL): YouTubeFilm | null {
  const list = nameIn(address, 'list');
  const channel = nameIn(address, 'channel');
  const id = idIn(address) ?? (list && 'videoseries');
  if (!id || (id === 'videoseries' && !list) || (id === 'live_stream' && !channel)) return null;
  const [start, end] = [filmTime(address, 'start', 't'), filmTime(address, 'end')];
  return { id, list, channel, start, end };
}

function idIn(address: URL): string | undefined {
  const short = /(?:^|\.)youtu\.be\.?$/.test(address.hostname);
  const path = short ? /^\/([\w-]+)\/?$/ : PATH;
  if (/^\/(?:watch|playlist)\/?$/.test(address.pathname)) return nameIn(address, 'v');
  return path.exec(address.pathname)?.[1];
}

function nameIn(address: URL, field: string): string | undefined {
  return /^[\w-]+$/.exec(address.searchParams.get(field) ?? '')?.[0];
}
