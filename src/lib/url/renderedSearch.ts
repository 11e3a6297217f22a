/** Parameters that concern the visit (campaigns, debugging), not the content of the page. */
const OF_THE_VISIT =
  /^(?:coupon|inspect|render|ref|utm_.*|_g[al]|(?:g|fb|msclk|tt|tw|y)clid|mc_[ce]id)$/i;

/**
 * Removes the parameters that do not change a page's content, so that the server renders and caches
 * one document for all of them. The order of the others is kept.
 *
 * @param search - a query with its `?`, or an empty string; so is the result
 * @param reads - whether the page reads the parameter of this name; unless given, it may read any
 */
export function renderedSearch(search: string, reads: (name: string) => boolean = () => true) {
  if (search === '' || search === '?') return '';
  const remaining = search
    .slice(1)
    .split('&')
    .filter((parameter) => {
      const [name = ''] = new URLSearchParams(parameter).keys();
      return name !== '' && !OF_THE_VISIT.test(name) && reads(name);
    });
  return remaining.length > 0 ? `?${remaining.join('&')}` : '';
}
