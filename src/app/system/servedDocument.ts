import { i18n } from '@lingui/core';
import type { Operation } from '@urql/core';
import type { AppActor } from '../../actors/AppActor.ts';
import { type DocumentSnapshots, documentSnapshots } from '../../actors/useSelector.ts';
import { documentTime } from '../../adapters/browser/documentText.ts';
import { leaveToBrowser } from '../../adapters/browser/renderedPage.ts';
import {
  type DocumentFacts,
  isFresh,
  readDocument,
} from '../../adapters/document/documentFacts.ts';
import type { ClientOptions } from '../../adapters/graphql/client.ts';
import { renderedResponses } from '../../adapters/graphql/exchanges/renderedResponses.ts';
import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';
import { DEFAULT_VIEW_CODE, NOTICE, type Notice } from '../../lib/stored/keys.ts';
import { formattedTexts } from '../../lib/text/formattedTexts.ts';
import { shownActors } from '../shownActors.ts';
import type { Navigation } from './services.ts';
import { saveView } from './stored/saveView.ts';

/** The document that a server has rendered, for the services that continue from it. */
export interface ServedDocument {
  document: DocumentFacts;
  /**
   * Stores the document's view as the shopper's, because the address names it, and the document's
   * cache id if the shopper is a guest.
   */
  keepView(storage: ExpiringStorage, sessionStore: ExpiringStorage): void;
  /**
   * The document's responses, which count as fresh for a minute or until the shopper leaves its
   * path.
   */
  responses(navigation: Navigation, now: () => number): ClientOptions['rendering'];
  /** The queries that were answered from the document. */
  answeredQueries(): ReadonlyMap<number, Operation>;
  /** The snapshots that the document was rendered with, taken of a root that has just started. */
  snapshots(app: AppActor): DocumentSnapshots;
}

/**
 * @param text - the content of the document's data block.
 * @returns null if the text cannot be parsed; the browser then renders the page.
 */
export function openServedDocument(text: string): ServedDocument | null {
  const document = readDocument(text);
  if (!document) {
    leaveToBrowser();
    return null;
  }
  const { path, view, defaultViewCode, cacheId, responses, formatted } = document;
  Object.assign(formattedTexts(i18n), formatted);
  let answeredQueries: ReadonlyMap<number, Operation> = new Map();
  return {
    document,
    answeredQueries: () => answeredQueries,
    snapshots: (app) => documentSnapshots(shownActors(app)),
    keepView(storage, sessionStore) {
      storage.set(DEFAULT_VIEW_CODE, defaultViewCode);
      const stored = storage.get('store_view_code');
      const isSwitched = (stored ?? defaultViewCode) !== view.code;
      const hasOtherCurrency =
        stored === view.code && storage.get('store_view_currency') !== view.currency;
      if (hasOtherCurrency || isSwitched) saveView({ storage }, view);
      if (hasOtherCurrency) sessionStore.set(NOTICE, 'viewGone' satisfies Notice);
      storage.set('store_view_locale', view.locale);
      // The service worker stores the document's responses under this cache id, which this guest's
      // requests will send.
      if (cacheId !== null && !storage.has('signin_token')) storage.set('cache_id', cacheId);
    },
    responses(navigation, now) {
      const at = documentTime();
      let hasLeft = false;
      navigation.watch((current) => {
        hasLeft ||= current.path !== path;
      });
      const rendering = renderedResponses({
        responses,
        isFresh: () => !hasLeft && isFresh(at, now()),
      });
      answeredQueries = rendering.answeredQueries;
      return rendering;
    },
  };
}
