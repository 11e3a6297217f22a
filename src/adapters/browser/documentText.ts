/**
 * The text of the JSON block `#document` of a page that the server rendered. Null without one, or
 * when the script in the document's head has decided that the browser renders the page anew.
 */
export const documentText = (): string | null | undefined =>
  document.documentElement.dataset.render === 'client'
    ? null
    : document.getElementById('document')?.textContent;

/**
 * The time when the server last rendered this page with the same result, in epoch ms: a cache that
 * revalidates a document keeps its body but updates its `Last-Modified`. It is the present if a
 * proxy has removed that header.
 */
export const documentTime = (): number => Date.parse(document.lastModified);
