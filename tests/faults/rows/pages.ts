import type { Row } from '../row.ts';

const inFailure = (selector: string) =>
  document.querySelector<HTMLElement>(`main [role=alert] ${selector}`);

/** The page's failure view, with a retry and a link to the home page. */
export const isFailureView = (): boolean =>
  inFailure('button') !== null && inFailure('a[href="/"]') !== null;

/** A query without which the page shows its failure view. */
export const pageRow = (
  operation: string,
  path: string,
  content: string,
  more: Partial<Row> = {},
): Row => ({
  operation,
  kind: 'query',
  act: (stage) => stage.visit(path),
  isDone: (stage) => stage.main().includes(content),
  isReported: isFailureView,
  // The page shows a placeholder that is announced to screen readers.
  isWaiting: (stage) => stage.main() !== '',
  retry: () => inFailure('button')?.click(),
  ...more,
});

/** A query of optional data: the page is complete without it. */
export const optionalQueryRow = (
  operation: string,
  path: string,
  content: string,
  isDone: Row['isDone'],
  more: Partial<Row> = {},
): Row => ({
  operation,
  kind: 'query',
  act: (stage) => stage.visit(path),
  isDone,
  // Offline the page itself may be missing.
  isComplete: (stage) =>
    stage.main().includes(content) || (!stage.wire.isOnline && isFailureView()),
  // The next page load.
  retry: (stage) => stage.reload(),
  ...more,
});
