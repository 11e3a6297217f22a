import type { Failure } from '../../../machines/domain.ts';

interface ErrorBody {
  message?: string;
  parameters?: Record<string, unknown> | unknown[];
  errors?: { message: string; parameters?: Record<string, unknown> | unknown[] }[];
  trace?: string;
}

/**
 * A REST answer that is not OK (spec §8): its text holds the method, the address, the status and
 * its text, the message, any extra information and the server's trace.
 */
export class RestError extends Error {
  readonly reason: Failure['reason'];
  readonly status: number;
  /** The message alone, which is all that a shopper reads. */
  readonly said: string;
  /** Whether the platform itself has spoken, and not somebody on the way to it. */
  readonly isSpoken: boolean;

  constructor(method: string, url: string, response: Response, body: ErrorBody) {
    const said = filled(body.message ?? response.statusText, body.parameters);
    const extra = (body.errors ?? []).map((error) => filled(error.message, error.parameters));
    super(
      [
        `${method} ${url}`,
        `${response.status} ${response.statusText}`,
        said,
        ...extra,
        body.trace ?? '',
      ]
        .filter(Boolean)
        .join('\n'),
    );
    this.name = 'RestError';
    this.status = response.status;
    this.isSpoken = typeof body.message === 'string';
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
function filled(message: string, parameters: ErrorBody['parameters']): string {
  return message.replace(/%(\w+)/g, (whole, name: string) => {
    const value = Array.isArray(parameters) ? parameters[Number(name) - 1] : parameters?.[name];
    return value === undefined ? whole : String(value);
  });
}
