import type { StoreView } from '../../../machines/domain.ts';
import type { RenderedPage } from '../../../machines/page/setup.ts';
import type { FormattedTexts } from '../../lib/text/formattedTexts.ts';

/** A query's result as a document that the server rendered contains it. */
export interface RenderedResponse {
  data: unknown;
}

/** A query's GET URL and its result from the document, in the shape that the platform returns. */
export interface DocumentResult {
  url: string;
  data: unknown;
}

/**
 * The JSON block `#document` of a page that the server rendered: what the browser hydrates from.
 */
export interface DocumentFacts extends RenderedPage {
  view: StoreView;
  /** Code of the platform's default store view, whose URLs have no prefix. */
  defaultViewCode: string;
  /**
   * Whether data came too late or a query failed: the browser then fetches it and renders the page
   * anew.
   */
  isLate: boolean;
  /** The cache id by which the platform's responses to a guest vary; null if it sent none. */
  cacheId: string | null;
  /** Epoch ms. A revalidated document keeps its first value: the browser reads `Last-Modified`. */
  renderedAt: number;
  /** Results of the queries that resolved the page's address. */
  lookups: DocumentResult[];
  /** Results by the key of the query's urql operation. */
  responses: Record<string, RenderedResponse>;
  /** The numbers that the document shows, so that hydration need not format them. */
  formatted: FormattedTexts;
}

/** Age up to which a document's data is not refetched, in ms; older data is shown and refetched. */
const FRESH = 60_000;

/** Whether data is recent enough not to be refetched. @param at - its time in epoch ms */
export const isFresh = (at: number, now: number): boolean => Math.abs(now - at) < FRESH;

/** Parses the block. @returns null without a valid one: the browser then renders the first page. */
export function readDocument(text: string): DocumentFacts | null {
  try {
    const value: DocumentFacts | null = JSON.parse(text);
    return value?.responses ? value : null;
  } catch {
    return null;
  }
}
