/** What tells of the visit, and not of the page. */
const OF_THE_VISIT = /^(?:coupon|inspect|render|utm_.*|gclid|fbclid|msclkid|mc_[ce]id)$/i;

/** The query of an address with those parameters alone that a page may read, in their order. */
export function renderedSearch(search: string): string {
  if (search === '' || search === '?') return '';
  const kept = search
    .slice(1)
    .split('&')
    .filter((one) => one !== '' && !OF_THE_VISIT.test(one.replace(/=.*$/s, '')));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
