import { videoTime } from './videoTime.ts';

/** A YouTube video or playlist. */
export interface YouTubeVideo {
  /** The id in the embed URL: a video's id, `videoseries` or `live_stream`. */
  id: string;
  list: string | undefined;
  channel: string | undefined;
  /** In seconds, as is `end`. */
  start: string | undefined;
  end: string | undefined;
}

const PATH = /^\/(?:(?:embed|shorts|live|v|e)\/)([\w-]+)\/?$/;

/** Parses a YouTube URL; null if it is neither a video nor a playlist nor a live stream. */
export function youTubeVideo(address: URL): YouTubeVideo | null {
  const list = fieldIn(address, 'list');
  const channel = fieldIn(address, 'channel');
  const id = idIn(address) ?? (list && 'videoseries');
  if (!id || (id === 'videoseries' && !list) || (id === 'live_stream' && !channel)) return null;
  const [start, end] = [videoTime(address, 'start', 't'), videoTime(address, 'end')];
  return { id, list, channel, start, end };
}

function idIn(address: URL): string | undefined {
  const short = /(?:^|\.)youtu\.be\.?$/.test(address.hostname);
  const path = short ? /^\/([\w-]+)\/?$/ : PATH;
  if (/^\/(?:watch|playlist)\/?$/.test(address.pathname)) return fieldIn(address, 'v');
  return path.exec(address.pathname)?.[1];
}

function fieldIn(address: URL, field: string): string | undefined {
  return /^[\w-]+$/.exec(address.searchParams.get(field) ?? '')?.[0];
}
