import type { IncomingMessage } from 'node:http';

/** The content encodings that the server can produce, the better one first. */
const ENCODINGS = ['br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** The best content encoding that the client accepts; null if it accepts none. */
export function acceptedEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, quality = '1']) => Number(quality) > 0)
    .map(([name = '']) => name.toLowerCase());
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null;
}
