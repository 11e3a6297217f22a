import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const file = (name: string) => () => readFile(join(import.meta.dirname, 'files', name));

/** The shop's own films, by path below media/. */
export const FILMS: Record<string, () => Promise<Buffer>> = {
  'wysiwyg/petals.mp4': file('petals.mp4'),
};

/** Answers with a film, or with the range of it that the player requests. */
export function filmResponse(request: Request, film: Buffer): Response {
  const headers = {
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('range') ?? '');
  if (!range) return new Response(new Uint8Array(film), { headers });
  const start = Number(range[1]);
  const end = Math.min(range[2] ? Number(range[2]) : film.length - 1, film.length - 1);
  if (start > end) {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${film.length}` },
    });
  }
  return new Response(new Uint8Array(film.subarray(start, end + 1)), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${film.length}` },
  });
}
