import type { Release } from '../shop/model.ts';
import { GraphqlError } from './errors.ts';
import { NO_CACHE } from './headers.ts';

/** Refuses a whole request before anything of it is executed. */
export class RequestError extends GraphqlError {
  override name = 'RequestError';
  /** HTTP status of the response by release. */
  statuses: Record<Release, number>;

  constructor(message: string, statuses: Record<Release, number> = { '2.4.7': 500, '2.4.9': 200 }) {
    super('graphql-input', message);
    this.statuses = statuses;
  }
}

/** A refused token. Only 2.4.9 throws it, and refuses the whole request. */
export class TokenRefused extends RequestError {
  override name = 'TokenRefused';

  constructor(message: string) {
    super(message, { '2.4.7': 200, '2.4.9': 401 });
    this.category = 'graphql-authentication';
  }
}

/** The response to a request that was refused as a whole. */
export const requestErrorResponse = (error: RequestError, release: Release): Response =>
  Response.json(
    { errors: [{ message: error.message, extensions: { category: error.category } }] },
    { status: error.statuses[release], headers: NO_CACHE },
  );
