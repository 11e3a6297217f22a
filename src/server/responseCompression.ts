import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './acceptedEncoding.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller responses are not worth compressing. In bytes. */
const WORTHWHILE = 1_024;
/** Fast enough to compress each response. */
const QUALITY = 4;

interface Packed {
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
): Promise<Packed> {
  if (body.length < WORTHWHILE || !isText(type)) return { body, encoding: null, varies: false };
  if (encoding === null) return { body, encoding, varies: true };
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  const packed = await (encoding === 'br' ? brotli(body, { params }) : zip(body));
  return { body: packed, encoding, varies: true };
}

const isText = (type: string): boolean => /^text\/|json|javascript|svg|xml/.test(type);
