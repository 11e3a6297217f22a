import type { Failure } from '../../../machines/domain.ts';

/** What the platform says of an error; of a foreign answer anything may be there or missing. */
export interface ErrorBody {
  [extra: string]: unknown;
  message?: string;
  parameters?: Record<string, unknown> | unknown[];
  errors?: { message: string; parameters?: Record<string, unknown> | unknown[] }[];
  trace?: string;
}

/**
 * A REST answer that is not OK: its text holds the method, the address, the status and
 * its text, the message, any extra information and the server's trace. What the platform answered
 * is kept whole as the cause.
 */
export class RestError extends Error {
  readonly reason: Failure['reason'];
  readonly status: number;
  /** The message alone, which is all that a shopper reads. */
  readonly said: string;
  /** Whether the platform itself has spoken, and not somebody on the way to it. */
  readonly isSpoken: boolean;

  constructor(method: string, url: string, response: Response, body: ErrorBody) {
    const isSpoken = typeof body.message === 'string';
    const said = filled(isSpoken ? body.message : response.statusText, body.parameters);
    const extra = (Array.isArray(body.errors) ? body.errors : []).map((error) =>
      filled(error.message, error.parameters),
    );
    const { message, parameters, errors, trace, ...rest } = body;
    super(
      [
        `${method} ${url}`,
        `${response.status} ${response.statusText}`,
        said,
        ...extra,
        Object.keys(rest).length > 0 && JSON.stringify(rest),
        trace,
      ]
        .filter(Boolean)
        .join('\n'),
      { cause: body },
    );
    this.name = 'RestError';
    this.status = response.status;
    this.isSpoken = isSpoken;
    this.said = [said, ...extra].join(' ');
    this.reason = reasonOf(response.status, body.parameters);
  }
}

/** Of a cart that is unknown, or was ordered, REST says only that there is no such entity. */
function reasonOf(status: number, parameters: ErrorBody['parameters']): Failure['reason'] {
  if (status >= 500) return 'unreachable';
  const field = Array.isArray(parameters) ? undefined : parameters?.fieldName;
  const isOfCart = field === 'cartId' || field === 'customerId';
  return status === 404 && isOfCart ? 'invalidCart' : 'refused';
}

/** Puts the parameters into the platform's phrase: %1 by place, %name by name. */
function filled(message: unknown, parameters: ErrorBody['parameters']): string {
  return String(message).replace(/%(\w+)/g, (whole, name: string) => {
    const value = Array.isArray(parameters) ? parameters[Number(name) - 1] : parameters?.[name];
    return value === undefined ? whole : String(value);
  });
}
