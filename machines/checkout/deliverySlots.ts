import type { ShippingMethod } from '../domain.ts';

const HALVES = ['am', 'pm'] as const;
/** Morning or afternoon. */
type HalfDay = (typeof HALVES)[number];

/** A day of the delivery calendar; a half-day is null if no method is offered for it. */
export interface DeliveryDay {
  /** YYYY-MM-DD. */
  date: string;
  am: ShippingMethod | null;
  pm: ShippingMethod | null;
}

/** The platform's codes of a half-day: carrier `slot`, method `yyyymmdd-am` or `yyyymmdd-pm`. */
const METHOD = /^(\d{4})(\d\d)(\d\d)-(am|pm)$/;
const DAY = 86_400_000;
/** The largest number of days without an offer that the calendar shows between two others. */
const LONGEST_GAP = 7;

/** @returns the day and half-day of a method; null if the method is not a delivery slot */
function slotOf({ carrier_code, method_code }: ShippingMethod) {
  const [, year, month, day, half] = METHOD.exec(method_code) ?? [];
  if (carrier_code !== 'slot' || !half) return null;
  const date = `${year}-${month}-${day}`;
  return Number.isNaN(Date.parse(date)) ? null : { date, half: half as HalfDay };
}

/** Whether the method is a delivery slot. */
export const isSlot = (method: ShippingMethod): boolean => slotOf(method) !== null;

/** The offered half-days by day, in order, including the days between them. */
export function deliveryDays(methods: readonly ShippingMethod[]): DeliveryDay[] {
  const offered = new Map<string, DeliveryDay>();
  for (const method of methods) {
    const slot = slotOf(method);
    if (!slot) continue;
    const day = offered.get(slot.date) ?? { date: slot.date, am: null, pm: null };
    offered.set(slot.date, { ...day, [slot.half]: method });
  }
  const days = [...offered.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
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
