const YOUTUBE = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)\.?$/;
const VIMEO = /(?:^|\.)vimeo\.com\.?$/;

/** An address as a browser reads it on a page of the shop; null: none that leads to the web. */
export function webAddress(url: string): URL | null {
  try {
    const address = new URL(url, 'https://shop.invalid');
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Whose site an address belongs to, of the sites that show films by a player of their own. */
export function playerSite(url: string): 'YouTube' | 'Vimeo' | null {
  const host = webAddress(url)?.hostname ?? '';
  if (YOUTUBE.test(host)) return 'YouTube';
  return VIMEO.test(host) ? 'Vimeo' : null;
}
