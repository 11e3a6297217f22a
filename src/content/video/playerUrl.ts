import { playerSite, webAddress } from './playerSite.ts';
import { type VimeoVideo, vimeoVideo } from './vimeoVideo.ts';
import { type YouTubeVideo, youTubeVideo } from './youTubeVideo.ts';

/** Settings of an embedded player. */
interface PlayerOptions {
  muted?: boolean;
  loop?: boolean;
  /** Whether the video plays behind other content: without controls and muted. */
  isBackground?: boolean;
}

/**
 * The embed URL of a YouTube or Vimeo video, set to play at once; null if the URL is not such a
 * video. The URL asks both players not to track the visitor.
 */
export function playerUrl(url: string, options: PlayerOptions = {}): string | null {
  const address = webAddress(url);
  const site = playerSite(url);
  if (!address || !site) return null;
  const youTube = site === 'YouTube' ? youTubeVideo(address) : null;
  if (youTube) return youTubePlayer(youTube, options);
  const vimeo = site === 'Vimeo' ? vimeoVideo(address) : null;
  return vimeo && vimeoPlayer(vimeo, options);
}

function youTubePlayer(video: YouTubeVideo, { muted, loop, isBackground }: PlayerOptions): string {
  return `https://www.youtube-nocookie.com/embed/${video.id}?${query({
    autoplay: true,
    rel: '0',
    list: video.list,
    channel: video.channel,
    start: video.start,
    end: video.end,
    mute: muted || isBackground,
    loop,
    // YouTube loops a single video only as a playlist of itself.
    playlist: loop && !video.list ? video.id : undefined,
    controls: isBackground ? '0' : undefined,
    enablejsapi: isBackground,
  })}`;
}

function vimeoPlayer(video: VimeoVideo, { muted, loop, isBackground }: PlayerOptions): string {
  const start = video.start ? `#t=${video.start}s` : '';
  return `https://player.vimeo.com/video/${video.id}?${query({
    autoplay: true,
    dnt: true,
    h: video.key,
    muted: muted || isBackground,
    loop,
    controls: isBackground ? '0' : undefined,
  })}${start}`;
}

/** Builds a query string. True becomes 1; false and undefined values are left out. */
const query = (values: Record<string, string | boolean | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}=${value === true ? 1 : value}`] : []))
    .join('&');
