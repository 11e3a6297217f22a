const YOUTUBE = /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)\.?$/;
const VIMEO = /(?:^|\.)vimeo\.com\.?$/;

/** Parses a URL as the browser would on a page of the shop; null if it is not http or https. */
export function webAddress(url: string): URL | null {
  try {
    const address = new URL(url, 'https://shop.invalid');
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** The site whose own player must show the video, or null for any other URL. */
export function playerSite(url: string): 'YouTube' | 'Vimeo' | null {
  const host = webAddress(url)?.hostname ?? '';
  if (YOUTUBE.test(host)) return 'YouTube';
  return VIMEO.test(host) ? 'Vimeo' : null;
}
