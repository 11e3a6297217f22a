/** The document's own block, unless its script has found that the browser shall render the page. */
export const documentText = (): string | null | undefined =>
  document.documentElement.dataset.render === 'client'
    ? null
    : document.getElementById('document')?.textContent;
