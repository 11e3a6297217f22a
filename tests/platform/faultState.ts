import type { Shop } from './shop/model.ts';

export type FaultKind = 'fail' | 'drop' | 'malformed' | 'hold';

/** A fault that the next calls of a GraphQL root field or a REST route meet. */
export interface Fault {
  kind: FaultKind;
  /** Name of the root field, or the REST route's template or the end of it. */
  field: string;
  /** Number of calls that are still to meet the fault. */
  times: number;
  /** HTTP status that is answered instead of doing the work. */
  status?: number;
  message?: string;
  category?: string;
}

/** One call that reached the shop. */
interface Call {
  method: string;
  /** The GraphQL root field or the template of the REST route. */
  name: string;
}

/** A response that is held back. */
interface HeldResponse {
  fields: readonly string[];
  /** Sends the response. */
  release(): void;
}

/** The faults that are set for a shop, and the log of its calls. */
interface FaultState {
  faults: Fault[];
  /** Delays in milliseconds. A delay without a field applies to every call. */
  waits: { ms: number; field?: string }[];
  isDown: boolean;
  log: Call[];
  /** Responses that are ready and held back, in the order of their calls. */
  held: HeldResponse[];
  /**
   * Finds the first matching fault that is set for one of these fields and uses up one of its
   * calls.
   */
  take(
    kind: FaultKind,
    fields: readonly string[],
    isMeant?: (fault: Fault) => boolean,
  ): Fault | undefined;
  /** Milliseconds by which a call of these fields is delayed. */
  waitOf(fields: readonly string[]): number;
  /**
   * Resolves when a held response to these fields is released, or at once when none is to be held.
   */
  untilReleased(fields: readonly string[]): Promise<void>;
  /** Releases the held responses, all or those of one field, and stops holding further ones. */
  release(field?: string): void;
  /** Removes all faults, delays and holds, and empties the log. */
  clear(): void;
}

const states = new WeakMap<Shop, FaultState>();

/** The faults and the log of a shop, created at first use. */
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
  take(kind, fields, matches = () => true) {
    const fault = this.faults.find(
      (fault) =>
        fault.kind === kind &&
        fault.times > 0 &&
        matches(fault) &&
        fields.some((call) => names(fault.field, call)),
    );
    if (fault) fault.times -= 1;
    return fault;
  },
  waitOf(fields) {
    const matching = this.waits.filter(
      ({ field }) => field === undefined || fields.some((call) => names(field, call)),
    );
    return Math.max(0, ...matching.map(({ ms }) => ms));
  },
  async untilReleased(fields) {
    if (!this.take('hold', fields)) return;
    await new Promise<void>((release) => this.held.push({ fields, release }));
  },
  release(field) {
    const matches = ({ fields }: HeldResponse) =>
      field === undefined || fields.some((call) => names(field, call));
    const matching = this.held.filter(matches);
    this.held = this.held.filter((one) => !matches(one));
    this.faults = this.faults.filter(
      (fault) => fault.kind !== 'hold' || (field !== undefined && fault.field !== field),
    );
    for (const { release } of matching) release();
  },
  clear() {
    this.release();
    Object.assign(this, { faults: [], waits: [], isDown: false, log: [] });
  },
});
