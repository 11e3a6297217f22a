import type { StoreView } from '../../../machines/domain.ts';
import type { RenderedPage } from '../../../machines/page/setup.ts';

/** A query's answer as a server's document brings it. */
export interface RenderedAnswer {
  data: unknown;
}

/** A query's address and the answer that the document brought, as the platform would send it. */
export interface BroughtReading {
  url: string;
  data: unknown;
}

/** What a server's document tells the browser of itself, in the JSON block `#document`. */
export interface DocumentFacts extends RenderedPage {
  view: StoreView;
  /** The code of the platform's default view, whose addresses have no prefix. */
  standard: string;
  /** Whether data came late or was refused: the browser asks for it, and renders the page anew. */
  isLate: boolean;
  /** What the platform's answers to a guest vary by; null where it told none. */
  cacheId: string | null;
  /** Epoch ms. */
  renderedAt: number;
  /** What the platform said of the address. */
  lookups: BroughtReading[];
  /** By the key of the query's operation. */
  answers: Record<string, RenderedAnswer>;
}

/** What is older is shown, and asked for again beside; in ms. */
const FRESH = 60_000;

export const isFresh = ({ renderedAt }: Pick<DocumentFacts, 'renderedAt'>, now: number): boolean =>
  Math.abs(now - renderedAt) < FRESH;

/** Reads the block; null where there is none: then the browser renders the first page itself. */
export function readDocument(text: string | null | undefined): DocumentFacts | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'answers' in value
      ? (value as DocumentFacts)
      : null;
  } catch {
    return null;
  }
}
