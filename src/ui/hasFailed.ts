/** Whether a document's picture failed to load before React could hear of it. */
export const hasFailed = (image: HTMLImageElement | null): boolean =>
  image?.dataset.failed !== undefined;
