/** Where this shop serves the platform's pictures itself. */
const OWN = '/media/';

/** Where the pictures of one store view are. */
export interface MediaPlace {
  base: string;
}

const place: MediaPlace = { base: OWN };
let current = (): MediaPlace => place;

/** What the addresses of pictures begin with; it ends with a slash. */
export const mediaBase = (): string => current().base;

/** Where several views are rendered at once, each has a place of its own. */
export function findMediaPlaceBy(find: () => MediaPlace | undefined): void {
  current = () => find() ?? place;
}

/**
 * Sets where the store view has its pictures, once, before anything is rendered. On a host of the
 * platform or of this shop they are served here, below /media/.
 *
 * @param url - the view's `secure_base_media_url`; empty where it is not known
 * @param own - the hosts of the platform and of this shop, each with or without a folder
 */
export function setMediaBase(url: string, own: readonly string[]): void {
  const [, host] = /^https?:\/\/([^/]+)/.exec(url) ?? [];
  const isOther = host && own.every((one) => one.split('/')[0] !== host);
  current().base = isOther ? url.replace(/\/*$/, '/') : OWN;
}
