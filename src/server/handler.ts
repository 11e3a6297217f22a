import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerError, HttpError } from './HttpError.ts';
import { answerTooLarge, isBodyTooLarge } from './requestBody.ts';
import { type RequestTarget, requestTarget } from './requestTarget.ts';

export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  target: RequestTarget;
}

/** Answers a request; what it throws is answered for it. */
export type Handler = (exchange: Exchange) => Promise<void> | void;

/** Answers a request with the document of the shop. */
export type SendDocument = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
) => void;

/**
 * A listener for Node's server: nothing that a request does or a handler throws ends the process.
 *
 * @param sendDocument what a browser is sent for an address that cannot be read: the document of
 * the shop, which leads home; without it the answer is a sentence
 */
export const requestListener =
  (handler: Handler, sendDocument?: SendDocument): RequestListener =>
  async (incoming, outgoing) => {
    // A client that leaves is no failure; without a listener its error would end the process.
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    try {
      await handler({ incoming, outgoing, target: requestTarget(incoming) });
    } catch (error) {
      if (isBodyTooLarge(error) && !outgoing.headersSent) answerTooLarge(incoming, outgoing);
      else if (sendDocument && isMalformedAddress(error, incoming)) {
        sendDocument(incoming, outgoing, error.status);
      } else answerError(error, outgoing);
    }
  };

/** Whether somebody opened an address that cannot be read. */
const isMalformedAddress = (
  error: unknown,
  { method, headers }: IncomingMessage,
): error is HttpError =>
  error instanceof HttpError &&
  error.status === 400 &&
  method === 'GET' &&
  /\btext\/html\b/.test(headers.accept ?? '');
