import { getAdjacencyMap } from '@xstate/test';
import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, createMachine } from 'xstate';
import { checkoutMachine } from '../../machines/checkout/machine.ts';
import { placeOrderMachine } from '../../machines/order/place.ts';
import type { OrderOutcome, PlaceOrderOutput } from '../../machines/order/setup.ts';
import { done, failed, type ModelEvent } from '../support/model.ts';
import {
  CARD_PAYMENT,
  CART,
  CART_WITH_HIGHER_TOTAL,
  CHECK_PAYMENT,
  DRAFT,
  ORDER_EVENTS,
  outputs,
  SAVED_CHECKOUT,
  SHOWN_ORDER,
  SHOWN_ORDER_WITH_CARD,
} from './orderModel.ts';

interface Edge {
  from: string;
  event: ModelEvent & { output?: unknown; error?: unknown };
  to: string;
}
interface Graph {
  start: string;
  edges: Edge[];
  at: Map<string, AnyMachineSnapshot>;
}

const key = ({ value, context }: AnyMachineSnapshot): string => JSON.stringify([value, context]);

/** Every state of a real machine that these events lead to, and every edge. */
function graphOf(machine: AnyStateMachine, events: ModelEvent[], input?: unknown): Graph {
  const map = getAdjacencyMap(machine, {
    events: ((state: AnyMachineSnapshot) =>
      state.status === 'active'
        ? events.filter((event) => state.can(event as never))
        : []) as never,
    serializeState: ((state: AnyMachineSnapshot) => key(state)) as never,
    serializeEvent: (event: object) => JSON.stringify(event),
    limit: 100_000,
    ...(input === undefined ? {} : { input }),
  } as never);
  const nodes = Object.values(map) as {
    state: AnyMachineSnapshot;
    transitions: Record<string, { event: ModelEvent; state: AnyMachineSnapshot }>;
  }[];
  return {
    start: key(nodes[0]!.state),
    edges: nodes.flatMap(({ state, transitions }) =>
      Object.values(transitions).map((edge) => ({
        from: key(state),
        event: edge.event,
        to: key(edge.state),
      })),
    ),
    at: new Map(nodes.map(({ state }) => [key(state), state])),
  };
}

/** The states that can be reached from these without a clearing edge. */
function reachable({ edges }: Graph, from: string[], isClearing: (edge: Edge) => boolean) {
  const visited = new Set(from);
  const queue = [...from];
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) leaving.set(edge.from, [...(leaving.get(edge.from) ?? []), edge]);
  for (let state = queue.pop(); state !== undefined; state = queue.pop()) {
    for (const edge of leaving.get(state) ?? []) {
      if (isClearing(edge) || visited.has(edge.to)) continue;
      visited.add(edge.to);
      queue.push(edge.to);
    }
  }
  return visited;
}

/** The edges that enter a sending state. */
const edgesInto = ({ edges, at }: Graph, state: string | object) =>
  edges.filter(
    ({ from, to }) => at.get(to)?.matches(state as never) && !at.get(from)?.matches(state as never),
  );

const isRefusedOrAbsent = ({ event }: Edge): boolean =>
  (event.type === 'xstate.error.actor.sendPaymentInformation' &&
    (event.error as { reason?: string }).reason === 'refused') ||
  (event.type === 'xstate.done.actor.verifyOrder' &&
    (event.output as { kind: string }).kind === 'absent');

/** The outcomes that can follow a send with neither a refusal nor a verified absence. */
function unclearedOutcomes(machine: AnyStateMachine): {
  repeatedSends: Edge[];
  outcomes: OrderOutcome[];
} {
  const graph = graphOf(machine, ORDER_EVENTS, DRAFT);
  const begun = edgesInto(graph, 'sendingPayment');
  expect(begun.length).toBeGreaterThan(0);
  const after = reachable(
    graph,
    begun.map(({ to }) => to),
    isRefusedOrAbsent,
  );
  const outcomes = [...after]
    .map((state) => graph.at.get(state)!)
    .filter(({ status }) => status === 'done')
    .map(({ output }) => (output as PlaceOrderOutput).outcome);
  return {
    repeatedSends: begun.filter(({ from }) => after.has(from)),
    outcomes: [...new Set(outcomes)].sort(),
  };
}

const CHECKOUT_EVENTS = [
  { type: 'checkout.begin' },
  { type: 'checkout.cancel' },
  { type: 'checkout.edit', step: 'paymentMethod' },
  { type: 'cart.announced', cartId: 'cart-1', details: null },
  { type: 'cart.announced', cartId: null, details: null },
  { type: 'session.announced', isSignedIn: true },
  { type: 'paymentMethod.submit', payment: CHECK_PAYMENT },
  { type: 'order.submit', shownOrder: SHOWN_ORDER },
  { type: 'order.submit', shownOrder: SHOWN_ORDER_WITH_CARD },
  { type: 'order.delayed' },
  { type: 'order.check' },
  { type: 'order.confirming' },
  { type: 'receipt.reset' },
  done('restoreCheckout', SAVED_CHECKOUT),
  done('restoreCheckout', { ...SAVED_CHECKOUT, payment: CARD_PAYMENT }),
  done('restoreAgain', SAVED_CHECKOUT),
  done('idleCart', CART),
  done('idleCart', CART_WITH_HIGHER_TOTAL),
  failed('idleCart'),
  ...outputs('placeOrder'),
  ...outputs('settleOrder'),
] as ModelEvent[];

/** The sends of one cart that a path without a clearing edge reaches from an earlier send. */
function sentAgain(
  machine: AnyStateMachine,
  uncleared: OrderOutcome[],
  isUnsettled: () => boolean,
) {
  const real = machine.provide({
    guards: {
      isUnsettled,
      isUnreported: () => false,
      isAtReceipt: () => false,
      isAtCheckout: () => false,
    },
  } as never);
  const graph = graphOf(real, CHECKOUT_EVENTS);
  const begun = edgesInto(graph, { open: { review: 'placing' } });
  const isClearing = ({ event }: Edge) => {
    // A record is written before anything is sent: without one a breakdown has sent nothing.
    if (event.type === failed('placeOrder').type) return !isUnsettled();
    const { outcome } = (event.output ?? {}) as Partial<PlaceOrderOutput>;
    if (event.type === done('settleOrder').type) return outcome === 'absent';
    return outcome !== undefined && !uncleared.includes(outcome);
  };
  const after = reachable(
    graph,
    begun.map(({ to }) => to),
    isClearing,
  );
  return { begun: begun.length, repeatedSends: begun.filter(({ from }) => after.has(from)) };
}

describe('Model proof of one order', () => {
  it('finds no second payment in the order protocol unless the first was refused or verified as absent', () => {
    const { repeatedSends, outcomes } = unclearedOutcomes(placeOrderMachine);
    expect(repeatedSends).toEqual([]);
    expect(outcomes).toEqual(['placed', 'unknown']);
  });

  it('finds no second payment in the checkout, whether or not storage keeps the record', () => {
    const { outcomes } = unclearedOutcomes(placeOrderMachine);
    const blocked = sentAgain(checkoutMachine, outcomes, () => false);
    expect(blocked.begun).toBeGreaterThan(0);
    expect(blocked.repeatedSends).toEqual([]);
    expect(sentAgain(checkoutMachine, outcomes, () => true).repeatedSends).toEqual([]);
  });

  it('finds a wrong transition in the order protocol', () => {
    const wrong = withEdge(placeOrderMachine, ['states', 'verifying', 'on'], {
      'cart.replaced': 'sendingPayment',
    });
    expect(unclearedOutcomes(wrong).repeatedSends).not.toEqual([]);
  });

  it('finds a wrong transition in the checkout', () => {
    const wrong = withEdge(checkoutMachine, ['states', 'unconfirmed', 'on'], {
      'order.check': { target: '#checkout.reopening', actions: 'forgetSpentCart' },
    });
    expect(sentAgain(wrong, ['placed', 'unknown'], () => false).repeatedSends).not.toEqual([]);
  });
});

/** Whether a response reports another order than the one on screen, or none. */
const hasOrderChanged = ({ event }: Edge): boolean => {
  const text = JSON.stringify(event.output ?? (event as { details?: unknown }).details ?? null);
  switch (event.type) {
    case done('prepareOrder').type:
    case done('sendShippingInformation').type:
    case done('readCart').type:
    case done('idleCart').type:
    case 'cart.announced':
      return text !== 'null' && !text.includes('"value":20,');
    case failed('readCart').type:
    case failed('idleCart').type:
      return true;
    default:
      return false;
  }
};

/** The sends that a path reaches from a response that reports another order. */
function edgesAfterOrderChange(
  graph: Graph,
  send: string | object,
  isAgreed: (edge: Edge) => boolean,
) {
  const others = graph.edges.filter(hasOrderChanged);
  expect(others.length).toBeGreaterThan(0);
  const isBeforeSend = ({ from }: Edge) => !graph.at.get(from)?.matches(send as never);
  const after = reachable(
    graph,
    others.filter(isBeforeSend).map(({ to }) => to),
    isAgreed,
  );
  return edgesInto(graph, send).filter(({ from }) => after.has(from));
}

const never = () => false;

describe('Model proof of the agreed order', () => {
  it('finds no payment in the order protocol after a response that reports another order', () => {
    const graph = graphOf(placeOrderMachine, ORDER_EVENTS, DRAFT);
    const begun = edgesInto(graph, 'sendingPayment');
    expect(begun.length).toBeGreaterThan(0);
    expect(edgesAfterOrderChange(graph, 'sendingPayment', never)).toEqual([]);
    for (const { to } of begun) {
      const { prepared } = graph.at.get(to)?.context ?? {};
      expect(prepared).toMatchObject({
        shownOrder: SHOWN_ORDER,
        cartId: SHOWN_ORDER.cart.id,
        details: SHOWN_ORDER.cart,
        shippingAddress: SHOWN_ORDER.shippingAddress,
        billingAddress: SHOWN_ORDER.shippingAddress,
        shippingMethod: SHOWN_ORDER.shippingMethod,
        payment: SHOWN_ORDER.payment,
      });
    }
  });

  it('finds no payment in the order protocol before a total is reported', () => {
    const graph = graphOf(placeOrderMachine, ORDER_EVENTS, DRAFT);
    const silent = graph.edges.filter(
      ({ event }) => event.type === done('sendShippingInformation').type && event.output === null,
    );
    expect(silent.map(({ to }) => graph.at.get(to)?.value)).toEqual(['rereading']);
  });

  it('finds that the checkout passes on the order that was on screen at the press and no newer one', () => {
    const facts = {
      isUnsettled: never,
      isUnreported: never,
      isAtReceipt: never,
      isAtCheckout: never,
    };
    const real = checkoutMachine.provide({ guards: facts } as never);
    const graph = graphOf(real, CHECKOUT_EVENTS);
    const placing = { open: { review: 'placing' } };
    const isPress = ({ event }: Edge) => event.type === 'order.submit';
    expect(edgesAfterOrderChange(graph, placing, isPress)).toEqual([]);
    const payments = edgesInto(graph, placing).map(({ to }) => {
      const { context } = graph.at.get(to)!;
      return [context.shownOrder.payment.code, context.payment.code].join(' for ');
    });
    expect([...new Set(payments)].sort()).toEqual(['card for card', 'checkmo for checkmo']);
  });

  it('finds a wrong transition', () => {
    const wrong = withEdge(placeOrderMachine, ['states', 'sendingShipping', 'on'], {
      'cart.announced': 'rereading',
    });
    const graph = graphOf(wrong, ORDER_EVENTS, DRAFT);
    expect(edgesAfterOrderChange(graph, 'sendingPayment', never)).not.toEqual([]);
  });
});

/** The same machine with one more transition. */
function withEdge<Machine extends AnyStateMachine>(
  machine: Machine,
  path: string[],
  edge: object,
): AnyStateMachine {
  const config = { ...machine.config } as Record<string, unknown>;
  const place = path.reduce<Record<string, unknown>>((at, name) => {
    at[name] = { ...(at[name] as object) };
    return at[name] as Record<string, unknown>;
  }, config);
  Object.assign(place, edge);
  return createMachine(config as never, machine.implementations as never);
}
