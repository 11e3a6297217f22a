/**
 * The `Location` of a redirect. Parameters of the request that the target does not set itself are
 * appended, such as those of campaigns and coupons.
 *
 * @param target - a path or URL of the platform, which may contain characters that a header cannot
 * @param search - the request's query with its `?`, or an empty string
 */
export function redirectLocation(target: string, search: string): string {
  const [, path = '', own = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/s.exec(target) ?? [];
  const ownNames = new URLSearchParams(own);
  const added = search
    .slice(1)
    .split('&')
    .filter((parameter) => {
      const [name] = new URLSearchParams(parameter).keys();
      return name !== undefined && !ownNames.has(name);
    });
  const query = [own, ...added].filter(Boolean).join('&');
  const location = `${path}${query && `?${query}`}${fragment}`;
  return location.replace(/[^\x21-\x7e]+/g, encodeURIComponent);
}
