const TAGS =
  'head :is([property], [rel=canonical], [hreflang], [name=robots], script[data-rendered])';

/** The part of the address for which the server writes metadata: the path and a list's page. */
const address = () => location.pathname + /[?&]page=\d+/.exec(location.search);

/**
 * Creates a listener to navigations that removes the metadata which the server wrote into the
 * document's head, once the address is another one. Crawlers read each address's own document.
 */
export function createMetadataRemover(): () => void {
  const rendered = address();
  return () => {
    if (address() !== rendered) for (const tag of document.querySelectorAll(TAGS)) tag.remove();
  };
}
