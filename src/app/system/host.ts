import type { browser } from '../../adapters/browser/browser.ts';
import type { ClientOptions } from '../../adapters/graphql/client.ts';

/** The environment that the shop runs in: a browser, or its stand-in on the server. */
export type Host = Pick<
  typeof browser,
  'storage' | 'sessionStore' | 'host' | 'now' | 'fetch' | 'isOnline' | 'print' | 'viewInHistory'
> & {
  /** The text of the document's `#config` element. */
  configText: () => string | null | undefined;
  /** The storage that persists the query cache, or null to persist none. */
  queryStorage: (() => Storage) | null;
  isInWebview: () => boolean;
  createNavigation: (
    viewCode: () => string | null,
    defaultCode: () => string | null,
    renderedSearch?: string,
  ) => ReturnType<typeof browser.createNavigation>;
} & Pick<ClientOptions, 'rendering' | 'suspends'>;
