import type { Shop } from './shop/model.ts';

export type FaultKind = 'fail' | 'drop' | 'malformed' | 'hold';

/** The next calls of a GraphQL root field or a REST route that go wrong. */
export interface Fault {
  kind: FaultKind;
  /** A root field's name; of a route, its template or the template's end. */
  field: string;
  /** How many more calls. */
  times: number;
  /** HTTP status: the call does no work and answers this. */
  status?: number;
  message?: string;
  category?: string;
}

/** One call that reached the shop. */
export interface Call {
  method: string;
  /** A GraphQL root field, or a REST route's template. */
  name: string;
}

/** An answer that is kept back. */
export interface Held {
  fields: readonly string[];
  /** Lets it go. */
  release(): void;
}

/** What was set to go wrong in a shop, and what was asked of it. */
export interface FaultState {
  faults: Fault[];
  /** Waits before answering, in milliseconds; without a field, of every call. */
  waits: { ms: number; field?: string }[];
  isDown: boolean;
  log: Call[];
  /** Answers that are ready and kept back, in the order of their calls. */
  held: Held[];
  /** Uses up one call of the first such fault that is set for one of the fields. */
  take(
    kind: FaultKind,
    fields: readonly string[],
    isMeant?: (fault: Fault) => boolean,
  ): Fault | undefined;
  /** Milliseconds that a call of these fields waits. */
  waitOf(fields: readonly string[]): number;
  /** Resolves when an answer to these fields, for which a hold was asked, is released. */
  untilReleased(fields: readonly string[]): Promise<void>;
  /** Lets go what is held, all of it or the answers of one field, and holds no more of it. */
  release(field?: string): void;
  /** Back to a shop where nothing goes wrong and nothing was asked. */
  clear(): void;
}

const states = new WeakMap<Shop, FaultState>();

/** The shop's faults and log; made at first use. */
export function stateOf(shop: Shop): FaultState {
  const state = states.get(shop) ?? newState();
  states.set(shop, state);
  return state;
}

const names = (field: string, call: string): boolean =>
  call === field || call.endsWith(`/${field}`);

const newState = (): FaultState => ({
  faults: [],
  waits: [],
  isDown: false,
  log: [],
  held: [],
  take(kind, fields, isMeant = () => true) {
    const fault = this.faults.find(
      (one) =>
        one.kind === kind &&
        one.times > 0 &&
        isMeant(one) &&
        fields.some((call) => names(one.field, call)),
    );
    if (fault) fault.times -= 1;
    return fault;
  },
  waitOf(fields) {
    const meant = this.waits.filter(
      ({ field }) => field === undefined || fields.some((call) => names(field, call)),
    );
    return Math.max(0, ...meant.map(({ ms }) => ms));
  },
  async untilReleased(fields) {
    if (!this.take('hold', fields)) return;
    await new Promise<void>((release) => this.held.push({ fields, release }));
  },
  release(field) {
    const isMeant = ({ fields }: Held) =>
      field === undefined || fields.some((call) => names(field, call));
    const meant = this.held.filter(isMeant);
    this.held = this.held.filter((one) => !isMeant(one));
    this.faults = this.faults.filter(
      (one) => one.kind !== 'hold' || (field !== undefined && one.field !== field),
    );
    for (const { release } of meant) release();
  },
  clear() {
    this.release();
    Object.assign(this, { faults: [], waits: [], isDown: false, log: [] });
  },
});
