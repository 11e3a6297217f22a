import type { RequestRecord } from './requestRecord.ts';

/**
 * One line of JSON for an answered request. There is no address of a client in it, no cookie, no
 * header, no query and no id of a cart: nothing that tells who asked.
 */
export function accessLine(record: RequestRecord, time: Date): string {
  const { method, route, path, status, bytes, seconds, isAborted } = record;
  const level = status >= 500 ? 'error' : 'info';
  const milliseconds = Math.round(seconds * 1_000);
  return JSON.stringify({
    time: time.toISOString(),
    level,
    method,
    route,
    path,
    status,
    bytes,
    milliseconds,
    ...(isAborted && { isAborted }),
  });
}
