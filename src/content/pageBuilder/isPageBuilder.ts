/** Whether this is page-builder HTML: it has content-type attributes (spec section 5). */
export function isPageBuilder(html: string): boolean {
  return /\sdata-content-type\s*=/i.test(html);
}
