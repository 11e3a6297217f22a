import type { Row } from '../row.ts';

const wayOn = (selector: string) =>
  document.querySelector<HTMLElement>(`main [role=alert] ${selector}`);

/** The page's own view of a failure, with two ways on: once more, and home. */
export const isFailureView = (): boolean =>
  wayOn('button') !== null && wayOn('a[href="/"]') !== null;

/** A query that a page cannot do without: it is asked for when the page is opened. */
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
  // Room is kept for what comes, and a reader of screens hears that it does.
  isWaiting: (stage) => stage.main() !== '',
  retry: () => wayOn('button')?.click(),
  ...more,
});

/** A query of something beside the page: the page is whole without it. */
export const besideRow = (
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
  // Offline the page itself may not be there.
  isWhole: (stage) => stage.main().includes(content) || (!stage.wire.isOnline && isFailureView()),
  // The next page load.
  retry: (stage) => stage.reload(),
  ...more,
});
