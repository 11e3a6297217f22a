import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { networkIdleOf } from './waitForNetworkIdle.ts';

interface Order {
  id: number;
  number: string;
  lines: { sku: string; quantity: number }[];
}

/** The demo platform behind one test's own shop, with controls that make it fail. */
export interface Platform {
  /**
   * Runs one of the demo platform's controls (tests/platform/README.md) once the network is idle: a
   * request in flight would meet the change.
   */
  control(action: string, body?: object): Promise<void>;
  orders(): Promise<Order[]>;
  /** The emails that the platform would have sent, in order. */
  mails(): Promise<{ to: string; subject: string; link: string }[]>;
  /** The requests so far: GraphQL root fields and REST routes, in order. */
  calls(): Promise<{ method: string; name: string }[]>;
  /** The GraphQL root fields of each request that the platform holds now. */
  held(): Promise<string[][]>;
  /** Waits until the platform holds a request for the field. */
  untilHeld(field: string): Promise<void>;
  /** Waits until no request is in flight but those that the platform holds. */
  waitForNetworkIdle(): Promise<void>;
}

/** Controls that release held requests; waiting for the network first would deadlock. */
const IMMEDIATE: ReadonlySet<string> = new Set(['release-held', 'come-up']);

/** @param id - the demo shop that the context's cookie names */
export function platformOf(
  context: BrowserContext,
  request: APIRequestContext,
  id: string,
): Platform {
  // The server may close a kept-alive connection just when it is reused.
  const headers = { 'x-demo-shop': id, connection: 'close' };
  const read = async (path: string) => (await request.get(path, { headers })).json();
  const heldRequests = (): Promise<string[][]> => read('/demo/held');
  const waitForNetworkIdle = networkIdleOf(context, heldRequests);
  return {
    control: async (action, data = {}) => {
      if (!IMMEDIATE.has(action)) await waitForNetworkIdle();
      const response = await request.post(`/demo/${action}`, { headers, data });
      expect(response.ok(), `${action}: ${response.status()} ${await response.text()}`).toBe(true);
    },
    orders: () => read('/demo/orders'),
    mails: () => read('/demo/mails'),
    calls: () => read('/demo/log'),
    held: heldRequests,
    untilHeld: (field) =>
      expect.poll(async () => (await heldRequests()).flat().join(' ')).toContain(field),
    waitForNetworkIdle,
  };
}
