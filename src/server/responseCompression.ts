import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compressing does not pay. */
const WORTHWHILE = 1_024;
/** Quick enough to be done for each answer. */
const QUALITY = 4;

export interface Packed {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
  /** Whether another client might get other bytes. */
  varies: boolean;
}

/** An answer's body as the client can take it: texts shrink, the rest stays. */
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
