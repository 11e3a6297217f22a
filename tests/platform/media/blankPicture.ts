/** One pixel, for tests whose pages need no drawn pictures. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers a request that has the cookie demo-pictures=blank; null for others. */
export function blankPicture(headers: Headers): Response | null {
  if (!/(?:^|;\s*)demo-pictures=blank(?:;|$)/.test(headers.get('cookie') ?? '')) return null;
  return new Response(new Uint8Array(PIXEL), {
    headers: { 'content-type': 'image/png', 'cache-control': 'private, max-age=3600' },
  });
}
