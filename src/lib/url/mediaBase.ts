/** Path below which this shop serves the platform's images itself. */
const OWN = '/media/';

/** The location of one store view's images. */
export interface MediaLocation {
  base: string;
}

const place: MediaLocation = { base: OWN };
let current = (): MediaLocation => place;

/** The prefix of every image URL; ends with a slash. */
export const mediaBase = (): string => current().base;

/** Lets the server look up the place of the rendering in progress, since several run at once. */
export function findMediaLocationBy(find: () => MediaLocation | undefined): void {
  current = () => find() ?? place;
}

/**
 * Sets the store view's media base, once, before anything is rendered. Images in the folder
 * `media` of the platform or of this shop are served by this shop, below `/media/`.
 *
 * @param url - the view's `secure_base_media_url`; empty where it is not known
 * @param ownHosts - the hosts of the platform and of this shop, each with or without a folder
 */
export function setMediaBase(url: string, ownHosts: readonly string[]): void {
  const [, place = ''] = /^https?:\/\/(.+?)\/*$/.exec(url) ?? [];
  const isOwn = ownHosts.some(
    (host) => place === `${host}/media` || place === `${host.split('/')[0]}/media`,
  );
  current().base = place && !isOwn ? url.replace(/\/*$/, '/') : OWN;
}
