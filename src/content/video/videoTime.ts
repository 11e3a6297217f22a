/**
 * Reads a time from a video's URL (`90`, `90s`, `1m30s`; in the query or the fragment).
 *
 * @param names - the parameters to try, in this order.
 * @returns seconds, or undefined if no parameter contains a time.
 */
export function videoTime({ searchParams, hash }: URL, ...names: string[]): string | undefined {
  const behind = new URLSearchParams(hash.slice(1));
  for (const name of names) {
    const text = searchParams.get(name) ?? behind.get(name) ?? '';
    const [time, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(text) ?? [];
    if (time)
      return String(Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0));
  }
  return undefined;
}
