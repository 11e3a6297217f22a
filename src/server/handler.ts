import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerError } from './HttpError.ts';
import { answerTooLarge, isBodyTooLarge } from './requestBody.ts';
import { type RequestTarget, requestTarget } from './requestTarget.ts';

export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  target: RequestTarget;
}

/** Answers a request; what it throws is answered for it. */
export type Handler = (exchange: Exchange) => Promise<void> | void;

/** A listener for Node's server: nothing that a request does or a handler throws ends the process. */
export const requestListener =
  (handler: Handler): RequestListener =>
  async (incoming, outgoing) => {
    // A client that leaves is no failure; without a listener its error would end the process.
    incoming.on('error', () => {});
    outgoing.on('error', () => {});
    try {
      await handler({ incoming, outgoing, target: requestTarget(incoming) });
    } catch (error) {
      if (isBodyTooLarge(error) && !outgoing.headersSent) answerTooLarge(incoming, outgoing);
      else answerError(error, outgoing);
    }
  };
