import type { Failure } from '../../../machines/failure.ts';
import { joinSentences } from '../../lib/text/joinSentences.ts';

/** The body of an error response. A proxy's response may lack or add any field. */
export interface ErrorBody {
  [field: string]: unknown;
  message?: string;
  parameters?: Record<string, unknown> | unknown[];
  errors?: { message: string; parameters?: Record<string, unknown> | unknown[] }[];
  trace?: string;
}

/**
 * A REST response with an error status. Its `message`, for developers, contains the method, URL,
 * status, the platform's message, extra fields and the server's trace; its `cause` is the whole
 * body.
 */
export class RestError extends Error {
  readonly reason: Failure['reason'];
  readonly status: number;
  /** The platform's message alone, for the shopper. */
  readonly shopperMessage: string;
  /** Whether the platform itself sent the response, rather than a proxy in between. */
  readonly isFromPlatform: boolean;

  constructor(method: string, url: string, response: Response, body: ErrorBody) {
    const isFromPlatform = typeof body.message === 'string';
    const mainMessage = fillParameters(
      isFromPlatform ? body.message : response.statusText,
      body.parameters,
    );
    const details = (Array.isArray(body.errors) ? body.errors : []).map((error) =>
      fillParameters(error.message, error.parameters),
    );
    const { message, parameters, errors, trace, ...rest } = body;
    super(
      [
        `${method} ${url}`,
        `${response.status} ${response.statusText}`,
        mainMessage,
        ...details,
        Object.keys(rest).length > 0 && JSON.stringify(rest),
        trace,
      ]
        .filter(Boolean)
        .join('\n'),
      { cause: body },
    );
    this.name = 'RestError';
    this.status = response.status;
    this.isFromPlatform = isFromPlatform;
    this.shopperMessage = joinSentences([mainMessage, ...details]);
    this.reason = isFromPlatform ? reasonOf(response.status, body.parameters) : 'unreachable';
  }
}

/** For an unknown or ordered cart, REST returns 404 with the name of the cart's parameter. */
function reasonOf(status: number, parameters: ErrorBody['parameters']): Failure['reason'] {
  if (status >= 500) return 'unreachable';
  const field = Array.isArray(parameters) ? undefined : parameters?.fieldName;
  const isOfCart = field === 'cartId' || field === 'customerId';
  return status === 404 && isOfCart ? 'invalidCart' : 'refused';
}

/** Fills the parameters into the platform's message: `%1` by position, `%name` by name. */
function fillParameters(message: unknown, parameters: ErrorBody['parameters']): string {
  return String(message).replace(/%(\w+)/g, (whole, name: string) => {
    const value = Array.isArray(parameters) ? parameters[Number(name) - 1] : parameters?.[name];
    return value === undefined ? whole : String(value);
  });
}
