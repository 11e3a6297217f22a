import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FieldError, fieldAria } from './Field.tsx';
import { PageIcon } from './PageIcon.tsx';
import { readQuantity, type TypedQuantity } from './quantity.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  value: number;
  /** Called with a valid integer within the bounds once the shopper has committed it. */
  onChange: (value: number) => void;
  /** Called with a valid quantity that is typed and not committed when the field goes away. */
  onLeft?: (value: number) => void;
  /** Called with the typed text if it is not a valid quantity; an error shows under the field. */
  onInvalid?: (text: string) => void;
  min?: number;
  max?: number | undefined;
  /** The platform's message about this quantity. */
  error?: string | undefined;
  isBusy?: boolean;
  id?: string;
}

/**
 * A quantity field. The step buttons commit at once, a typed number on blur or Enter. An invalid
 * quantity stays as typed, with an error under it.
 */
export function Stepper(props: StepperProps) {
  const { value, min = 1, max, error, isBusy = false, id } = props;
  const { t } = useLingui();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const { draft, quantity, commit, stepBy } = useQuantity({ ...props, min });
  const problemOf = useQuantityProblem(min, max);
  const problem = draft.isSettled ? (problemOf(quantity) ?? error) : error;
  const from = quantity.kind === 'good' ? quantity.value : value;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') commit(draft.text);
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    stepBy(step);
  }

  return (
    <div className={styles.wrap}>
      <div className={styles.stepper} aria-busy={isBusy || undefined}>
        <button
          type="button"
          data-counts="true"
          aria-label={t`Decrease quantity`}
          aria-disabled={from <= min || undefined}
          onClick={() => stepBy(-1)}
        >
          <PageIcon name="minus" size="small" />
        </button>
        <input
          {...fieldAria({ id: fieldId, error: problem })}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={t`Quantity`}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={quantity.kind === 'good' ? quantity.value : undefined}
          aria-valuetext={draft.text}
          value={draft.text}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => commit(draft.text)}
        />
        <button
          type="button"
          data-counts="true"
          aria-label={t`Increase quantity`}
          aria-disabled={(max !== undefined && from >= max) || undefined}
          onClick={() => stepBy(1)}
        >
          <PageIcon name="plus" size="small" />
        </button>
      </div>
      <div role="status">
        <FieldError id={fieldId} error={problem} />
      </div>
    </div>
  );
}

type QuantityOptions = Pick<StepperProps, 'value' | 'onChange' | 'onLeft' | 'onInvalid' | 'max'> & {
  min: number;
};

/** The quantity as typed, and the ways to commit it. */
function useQuantity({ value, onChange, onLeft, onInvalid, min, max }: QuantityOptions) {
  const draft = useDraft(value);

  function commit(text: string) {
    const quantity = readQuantity(text, min, max);
    draft.settle(text);
    if (quantity.kind !== 'good') onInvalid?.(text);
    else if (quantity.value !== value) onChange(quantity.value);
  }

  // A page that is left by Back takes the focused field away without a blur.
  const leave = useEffectEvent(() => {
    const quantity = readQuantity(draft.text, min, max);
    if (!draft.isSettled && quantity.kind === 'good') onLeft?.(quantity.value);
  });
  useEffect(() => () => leave(), []);

  function stepBy(step: number) {
    // Clicks may come faster than React renders: count each from the previous one.
    const last = readQuantity(draft.latest(), min, max);
    const next = String((last.kind === 'good' ? last.value : value) + step);
    if (readQuantity(next, min, max).kind === 'good') commit(next);
  }

  return { draft, quantity: readQuantity(draft.text, min, max), commit, stepBy };
}

/** The message for a quantity that is not valid. */
function useQuantityProblem(min: number, max: number | undefined) {
  const { t } = useLingui();
  return ({ kind }: TypedQuantity): string | undefined => {
    if (kind === 'notWhole') return t`Please enter a whole number.`;
    if (kind === 'tooSmall') return t`Please enter at least ${min}.`;
    if (kind === 'tooMany' && max === undefined) return t`Please enter a smaller number.`;
    if (kind === 'tooMany') return t`Please enter at most ${max}.`;
    return undefined;
  };
}

/** The typed text, until the value from outside changes. */
function useDraft(value: number) {
  const [draft, setDraft] = useState({ text: String(value), from: value, isSettled: true });
  const current =
    draft.from === value ? draft : { text: String(value), from: value, isSettled: true };
  const latest = useRef(current);
  latest.current = current;
  const put = (text: string, isSettled: boolean) => {
    latest.current = { text, from: value, isSettled };
    setDraft(latest.current);
  };
  return {
    ...current,
    latest: () => latest.current.text,
    type: (text: string) => put(text, false),
    settle: (text: string) => put(text, true),
  };
}
