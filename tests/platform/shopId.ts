/** The id of the requested shop: header x-demo-shop, else cookie demo-shop, else main. */
export function shopId(headers: Headers): string {
  const cookie = /(?:^|;\s*)demo-shop=([^;]*)/.exec(headers.get('cookie') ?? '')?.[1];
  const id = headers.get('x-demo-shop') ?? cookie ?? '';
  return /^[\w-]{1,80}$/.test(id) ? id : 'main';
}
