import type { RequestContext } from '../shop/model.ts';

/** One REST call with its path, token and body already read. */
export interface RestContext extends RequestContext {
  /** Values of the path's placeholders, such as :cartId and :countryId. */
  parameters: Record<string, string>;
  /** The parsed body; an empty object for a request without one. */
  body: Record<string, unknown>;
}
