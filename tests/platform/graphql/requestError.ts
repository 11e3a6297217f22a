import type { Release } from '../shop/model.ts';
import { GraphqlError } from './errors.ts';
import { NO_CACHE } from './headers.ts';

/** Refuses a whole request before anything is executed. */
export class RequestError extends GraphqlError {
  override name = 'RequestError';
  /** Status of each release's answer. */
  statuses: Record<Release, number>;

  constructor(message: string, statuses: Record<Release, number> = { '2.4.7': 500, '2.4.9': 200 }) {
    super('graphql-input', message);
    this.statuses = statuses;
  }
}

/** A refused token: 2.4.9 refuses the whole request, 2.4.7 never throws this. */
export class TokenRefused extends RequestError {
  override name = 'TokenRefused';

  constructor(message: string) {
    super(message, { '2.4.7': 200, '2.4.9': 401 });
    this.category = 'graphql-authentication';
  }
}

/** The answer to a request that was refused whole. */
export const requestErrorAnswer = (error: RequestError, release: Release): Response =>
  Response.json(
    { errors: [{ message: error.message, extensions: { category: error.category } }] },
    { status: error.statuses[release], headers: NO_CACHE },
  );
