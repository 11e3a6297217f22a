/**
 * Whether HTML comes from the page builder, which marks its elements with content-type attributes.
 */
export function isPageBuilder(html: string): boolean {
  return /\sdata-content-type\s*=/i.test(html);
}
