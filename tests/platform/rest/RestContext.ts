import type { RequestContext } from '../shop/model.ts';

/** One REST call, after its path, token and body were read. */
export interface RestContext extends RequestContext {
  /** What stood in the path for :cartId, :countryId, … */
  parameters: Record<string, string>;
  /** The parsed body; an empty object when there was none. */
  body: Record<string, unknown>;
}
