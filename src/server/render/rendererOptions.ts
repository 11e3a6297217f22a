export interface RendererOptions {
  /** The JSON of the page's config block. */
  configText: string;
  /** The shop's origin, without a trailing slash. */
  origin: string;
  /** Sends a request to the platform. */
  fetch: typeof fetch;
  now: () => number;
  /** How long the platform's list of store views counts as fresh, in ms. */
  fresh: number;
}
