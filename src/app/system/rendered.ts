import type { AppActor } from '../../actors/AppActor.ts';
import { type DocumentSnapshots, documentSnapshots } from '../../actors/useSelector.ts';
import { inputsWork } from '../../adapters/browser/renderedPage.ts';
import {
  type BroughtReading,
  type DocumentFacts,
  isFresh,
  readDocument,
} from '../../adapters/document/documentFacts.ts';
import type { ClientOptions } from '../../adapters/graphql/client.ts';
import { renderedAnswers } from '../../adapters/graphql/exchanges/renderedAnswers.ts';
import type { ExpiringStorage } from '../../adapters/storage/expiringStorage.ts';
import { shownActors } from '../shownActors.ts';
import { saveView } from './saveView.ts';
import type { Navigation } from './services.ts';

/** The page that a server has rendered, for the services that go on with it. */
export interface Rendered {
  document: DocumentFacts;
  /** The document is of the view that the address names: that view is the shopper's from now on. */
  keepView(storage: ExpiringStorage): void;
  /** What the document brought is as good as the platform's word until the shopper moves on. */
  answers(navigation: Navigation, now: () => number): ClientOptions['rendering'];
  /** What the document brought until now, for whoever keeps it for a visit without a network. */
  readings(): BroughtReading[];
  /** What the document was rendered with, of a root that has just started. */
  snapshots(app: AppActor): DocumentSnapshots;
  /** The shop answers to a shopper: what was done before is done now. */
  inputsWork(): void;
}

/** @param text - of the document's block; null where it cannot be read. */
export function openRendered(text: string): Rendered | null {
  const document = readDocument(text);
  if (!document) return null;
  const { view, standard, answers } = document;
  let brought = (): BroughtReading[] => [];
  return {
    document,
    readings: () => [...document.lookups, ...brought()],
    snapshots: (app) => documentSnapshots(shownActors(app)),
    inputsWork,
    keepView(storage) {
      storage.set('store_view_code_default', standard);
      const isKept = storage.get('store_view_code') === view.code;
      if (!isKept && !view.isDefault) saveView({ storage }, view);
      storage.set('store_view_locale', view.locale);
    },
    answers(navigation, now) {
      let moves = -1;
      navigation.watch(() => {
        moves += 1;
      });
      const rendering = renderedAnswers({
        answers,
        isFresh: () => moves === 0 && isFresh(document, now()),
      });
      brought = rendering.readings;
      return rendering;
    },
  };
}
