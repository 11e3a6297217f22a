import type { RequestContext } from '../shop/model.ts';

/** Follows the view's redirects to their end; the code is the first one's, 0 without any. */
export function redirect(
  path: string,
  { shop, view }: RequestContext,
): { target: string; code: number } {
  let target = path;
  let code = 0;
  const seen = new Set<string>();
  while (!seen.has(target)) {
    seen.add(target);
    const rewrite = shop.rewrites.find((one) => one.viewCode === view.code && one.from === target);
    if (!rewrite) break;
    code ||= rewrite.redirectCode;
    target = rewrite.to.replace(/^\/+/, '');
  }
  return { target, code };
}
