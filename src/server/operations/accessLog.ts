import type { RequestRecord } from './requestRecord.ts';

/**
 * The log entry of a response, as one line of JSON. It contains no client address, cookie, header,
 * query or cart id: nothing that identifies the client.
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
