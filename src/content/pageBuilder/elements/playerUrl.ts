/** What a player of others is to do. */
export interface PlayerOptions {
  muted?: boolean;
  loop?: boolean;
  /** Behind other content: no controls, no sound. */
  isBackground?: boolean;
}

const YOUTUBE =
  /^(?:https?:)?\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|v\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]+)/i;
const VIMEO =
  /^(?:https?:)?\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d+)/i;

/**
 * The address of a known player's film, ready to play; null where it is no player's. Both players
 * are asked to follow nobody.
 */
export function playerUrl(url: string, options: PlayerOptions = {}): string | null {
  const { muted = false, loop = false, isBackground = false } = options;
  const silent = muted || isBackground;
  const youTubeId = YOUTUBE.exec(url)?.[1];
  if (youTubeId) {
    return `https://www.youtube-nocookie.com/embed/${youTubeId}?${query({
      autoplay: true,
      rel: '0',
      start: /[?&](?:start|t)=(\d+)/.exec(url)?.[1],
      mute: silent,
      loop,
      playlist: loop ? youTubeId : undefined,
      controls: isBackground ? '0' : undefined,
      enablejsapi: isBackground,
    })}`;
  }
  const vimeoId = VIMEO.exec(url)?.[1];
  if (!vimeoId) return null;
  return `https://player.vimeo.com/video/${vimeoId}?${query({
    autoplay: true,
    dnt: true,
    h: /[?&]h=(\w+)/.exec(url)?.[1],
    muted: silent,
    loop,
    controls: isBackground ? '0' : undefined,
  })}`;
}

/** True is 1; what is false or missing is left out. */
const query = (values: Record<string, string | boolean | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}=${value === true ? 1 : value}`] : []))
    .join('&');
