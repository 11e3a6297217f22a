/** Whether HTML comes from the page builder: only its HTML has content-type attributes. */
export function isPageBuilder(html: string): boolean {
  return /\sdata-content-type\s*=/i.test(html);
}
