/**
 * The text of the JSON block `#document` of a page that the server rendered. Null without one, or
 * when the script in the document's head has decided that the browser renders the page anew.
 */
export const documentText = (): string | null | undefined =>
  document.documentElement.dataset.render === 'client'
    ? null
    : document.getElementById('document')?.textContent;
