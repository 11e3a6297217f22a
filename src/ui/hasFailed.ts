/** Whether a picture of a server's document failed to load before React could listen to it. */
export const hasFailed = (image: HTMLImageElement | null): boolean =>
  image?.dataset.failed !== undefined;
