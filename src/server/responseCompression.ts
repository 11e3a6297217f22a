import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller responses are not worth compressing. In bytes. */
const WORTHWHILE = 1_024;
/** Fast enough to compress each response. */
const QUALITY = 4;

interface CompressedBody {
  body: Buffer;
  encoding: Encoding | null;
  /** Whether the response varies by Accept-Encoding. */
  varies: boolean;
}

/** Compresses a text response with the encoding that the client accepts. */
export async function compressBody(
  body: Buffer,
  type: string,
  encoding: Encoding | null,
): Promise<CompressedBody> {
  if (body.length < WORTHWHILE || !isText(type)) return { body, encoding: null, varies: false };
  if (encoding === null) return { body, encoding, varies: true };
  return { body: await compress(body, encoding, QUALITY), encoding, varies: true };
}

/** @param quality - of brotli, from 0 to 11 */
export const compress = (body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
    : zip(body);

const isText = (type: string): boolean => /^text\/|json|javascript|svg|xml/.test(type);
