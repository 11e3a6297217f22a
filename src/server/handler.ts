import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { HttpError, sendError } from './HttpError.ts';
import { isBodyTooLarge, sendTooLarge } from './requestBody.ts';
import { type RequestTarget, requestTarget } from './requestTarget.ts';

export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  target: RequestTarget;
}

/** Answers a request. `requestListener` turns an error that it throws into a response. */
export type Handler = (exchange: Exchange) => Promise<void> | void;

/** Sends the shop's HTML document. */
export type SendDocument = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
) => void;

/**
 * Creates a listener for Node's server. Neither a request nor an error in a handler can end the
 * process.
 *
 * @param sendDocument - sends the shop's document to a browser that requests a malformed address,
 * so that the visitor finds a way home. Without it, the response is one sentence.
 */
export const requestListener =
  (handler: Handler, sendDocument?: SendDocument): RequestListener =>
  async (incoming, outgoing) => {
    // A client that disconnects is not a failure, but its `error` event would end the process if
    // nothing listened.
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    try {
      await handler({ incoming, outgoing, target: requestTarget(incoming) });
    } catch (error) {
      if (isBodyTooLarge(error) && !outgoing.headersSent) sendTooLarge(incoming, outgoing);
      else if (sendDocument && isMalformedAddress(error, incoming)) {
        sendDocument(incoming, outgoing, error.status);
      } else sendError(error, outgoing);
    }
  };

/** Whether a browser requested a page with a malformed address. */
const isMalformedAddress = (
  error: unknown,
  { method, headers }: IncomingMessage,
): error is HttpError =>
  error instanceof HttpError &&
  error.status === 400 &&
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '');
