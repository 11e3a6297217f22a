/** The document's own block, unless its script has found that the browser shall draw the page. */
export const documentText = (): string | null | undefined =>
  document.documentElement.dataset.draw === 'client'
    ? null
    : document.getElementById('document')?.textContent;
