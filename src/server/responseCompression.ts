import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller responses are not worth compressing. In bytes. */
const WORTHWHILE = 1_024;
/** Fast enough to compress each response. */
const QUALITY = 4;

export interface Packed {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
  /** Whether the response varies by Accept-Encoding. */
  varies: boolean;
}

/** Compresses a text response with an encoding that the client accepts. */
export async function compressed(body: Buffer, type: string, accepted: string): Promise<Packed> {
  if (body.length < WORTHWHILE || !isText(type)) return { body, encoding: null, varies: false };
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    return { body: await brotli(body, { params }), encoding: 'br', varies: true };
  }
  if (/\bgzip\b/.test(accepted)) return { body: await zip(body), encoding: 'gzip', varies: true };
  return { body, encoding: null, varies: true };
}

const isText = (type: string): boolean => /^text\/|json|javascript|svg|xml/.test(type);
