import type { ShippingMethod } from '../domain.ts';

const HALVES = ['am', 'pm'] as const;
/** Morning or afternoon. */
export type HalfDay = (typeof HALVES)[number];

/** A day of the delivery calendar; a half is null where nothing is offered in it. */
export interface DeliveryDay {
  /** YYYY-MM-DD. */
  date: string;
  am: ShippingMethod | null;
  pm: ShippingMethod | null;
}

/** What a platform calls a half-day: carrier `slot`, method `yyyymmdd-am` or `yyyymmdd-pm`. */
const METHOD = /^(\d{4})(\d\d)(\d\d)-(am|pm)$/;
const DAY = 86_400_000;
/** Days without an offer are shown between two others, up to as many. */
const LONGEST_GAP = 7;

/** @returns the day and half-day that the method stands for, or null where it is none. */
function slotOf({ carrier_code, method_code }: ShippingMethod) {
  const [, year, month, day, half] = METHOD.exec(method_code) ?? [];
  if (carrier_code !== 'slot' || !half) return null;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? null : { date, half: half as HalfDay };
}

/** Whether the method is a day and half-day to choose. */
export const isSlot = (method: ShippingMethod): boolean => slotOf(method) !== null;

/** The offered half-days by their days in order, with the days between them. */
export function deliveryDays(methods: readonly ShippingMethod[]): DeliveryDay[] {
  const offered = new Map<string, DeliveryDay>();
  for (const method of methods) {
    const slot = slotOf(method);
    if (!slot) continue;
    const day = offered.get(slot.date) ?? { date: slot.date, am: null, pm: null };
    offered.set(slot.date, { ...day, [slot.half]: method });
  }
  const days = [...offered.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
  return days.flatMap((day, index) => [...daysBetween(days[index - 1], day), day]);
}

function daysBetween(before: DeliveryDay | undefined, { date }: DeliveryDay): DeliveryDay[] {
  if (!before) return [];
  const first = Date.parse(before.date);
  const gap = (Date.parse(date) - first) / DAY - 1;
  return Array.from({ length: gap > LONGEST_GAP ? 0 : gap }, (_, index) => ({
    date: new Date(first + (index + 1) * DAY).toISOString().slice(0, 10),
    am: null,
    pm: null,
  }));
}
