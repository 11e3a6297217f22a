import { playerSite, webAddress } from './playerSite.ts';
import { type VimeoFilm, vimeoFilm } from './vimeoFilm.ts';
import { type YouTubeFilm, youTubeFilm } from './youTubeFilm.ts';

/** What a player of others is to do. */
export interface PlayerOptions {
  muted?: boolean;
  loop?: boolean;
  /** Behind other content: no controls, no sound. */
  isBackground?: boolean;
}

/**
 * The address of a known player's film, ready to play; null where it is no player's, or no film.
 * Both players are asked to follow nobody.
 */
export function playerUrl(url: string, options: PlayerOptions = {}): string | null {
  const address = webAddress(url);
  const site = playerSite(url);
  if (!address || !site) return null;
  const youTube = site === 'YouTube' ? youTubeFilm(address) : null;
  if (youTube) return youTubePlayer(youTube, options);
  const vimeo = site === 'Vimeo' ? vimeoFilm(address) : null;
  return vimeo && vimeoPlayer(vimeo, options);
}

function youTubePlayer(film: YouTubeFilm, { muted, loop, isBackground }: PlayerOptions): string {
  return `https://www.youtube-nocookie.com/embed/${film.id}?${query({
    autoplay: true,
    rel: '0',
    list: film.list,
    channel: film.channel,
    start: film.start,
    end: film.end,
    mute: muted || isBackground,
    loop,
    // One film goes round only as a list of itself.
    playlist: loop && !film.list ? film.id : undefined,
    controls: isBackground ? '0' : undefined,
    enablejsapi: isBackground,
  })}`;
}

function vimeoPlayer(film: VimeoFilm, { muted, loop, isBackground }: PlayerOptions): string {
  const start = film.start ? `#t=${film.start}s` : '';
  return `https://player.vimeo.com/video/${film.id}?${query({
    autoplay: true,
    dnt: true,
    h: film.key,
    muted: muted || isBackground,
    loop,
    controls: isBackground ? '0' : undefined,
  })}${start}`;
}

/** True is 1; what is false or missing is left out. */
const query = (values: Record<string, string | boolean | undefined>): string =>
  Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}=${value === true ? 1 : value}`] : []))
    .join('&');
