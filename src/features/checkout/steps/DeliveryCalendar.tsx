import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeliveryDay } from '../../../../machines/checkout/deliverySlots.ts';
import type { ShippingMethod } from '../../../../machines/domain.ts';
import { FieldError, fieldAria } from '../../../ui/Field.tsx';
import { Price } from '../../../ui/Price.tsx';
import { useIntlLocale } from '../../../ui/useIntlLocale.ts';
import styles from './DeliveryCalendar.module.css';

/** How far each arrow key moves in the calendar, which has two columns and one row per day. */
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -2,
  ArrowDown: 2,
};
const ID = 'delivery-day';

interface DeliveryCalendarProps {
  days: readonly DeliveryDay[];
  chosen: ShippingMethod | null;
  onChoose: (method: ShippingMethod) => void;
  /** Whether the shopper submitted without a choice. */
  isMissing?: boolean;
  /**
   * Moves the focus to the calendar whenever this changes to a truthy value: the shopper submitted
   * without a choice.
   */
  focusOn?: unknown;
  /** The other shipping methods; shown with the calendar, whose arrival would move them down. */
  children?: ReactNode;
}

/**
 * The available days and half-days as toggle buttons with a roving tab stop: arrow keys move among
 * the enabled ones.
 */
export function DeliveryCalendar({
  days,
  chosen,
  onChoose,
  isMissing,
  focusOn,
  children,
}: DeliveryCalendarProps) {
  const { t } = useLingui();
  const locale = useIntlLocale();
  const error = isMissing ? t`Choose a delivery day.` : undefined;
  const halfDays = { am: t`Morning`, pm: t`Afternoon` };
  const list = useRef<HTMLOListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const codes = days.flatMap(({ am, pm }) => [am, pm].map((half) => half?.method_code ?? null));
  const entry =
    [focused, chosen?.method_code].find((code) => code && codes.includes(code)) ??
    codes.find((code) => code !== null);

  useEffect(() => {
    if (focusOn) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focusOn]);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would keep the grid from shrinking */}
      <div role="group" className={styles.calendar} aria-labelledby={`${ID}-label`}>
        <p className={styles.label} id={`${ID}-label`}>
          {t`Delivery day`}
        </p>
        {/* Above the days, since below six rows it would be out of view. */}
        <FieldError id={ID} error={error} />
        <ol ref={list} className={styles.days} onKeyDown={moveFocus}>
          {days.map(({ date, ...offered }) => (
            <li key={date} className={styles.day}>
              <time id={`${ID}-${date}`} dateTime={date}>
                {dayText(date, locale)}
              </time>
              {(['am', 'pm'] as const).map((half) => {
                const method = offered[half];
                const code = method?.method_code;
                return (
                  <button
                    key={half}
                    {...(code && code === entry && fieldAria({ id: ID, error }))}
                    type="button"
                    className={styles.half}
                    disabled={!method}
                    aria-pressed={code !== undefined && code === chosen?.method_code}
                    aria-labelledby={`${ID}-${date}-${half} ${ID}-${date}`}
                    tabIndex={code === entry ? 0 : -1}
                    onFocus={() => setFocused(code ?? null)}
                    onClick={() => method && onChoose(method)}
                  >
                    <span id={`${ID}-${date}-${half}`}>
                      {halfDays[half]}
                      <small>
                        <PriceOrReason method={method} />
                      </small>
                    </span>
                  </button>
                );
              })}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </>
  );
}

/** The price of a half-day. The platform does not say why it leaves one out. */
function PriceOrReason({ method }: { method: ShippingMethod | null }) {
  const { t } = useLingui();
  if (!method) return t`Unavailable`;
  return method.amount.value === 0 ? t`Free` : <Price amount={method.amount} />;
}

/** Moves the focus to the next enabled button in the direction of an arrow key. */
function moveFocus(event: KeyboardEvent) {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  let next = buttons.indexOf(event.target as HTMLButtonElement) + step;
  while (buttons[next]?.disabled) next += step;
  buttons[next]?.focus();
}

/** Format in UTC, so that a delivery day does not shift with the shopper's time zone. */
const dayText = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(date));
