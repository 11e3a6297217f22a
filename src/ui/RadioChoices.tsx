import type { ReactNode } from 'react';
import { FieldError, fieldAria } from './Field.tsx';
import styles from './RadioChoices.module.css';

interface RadioChoice {
  value: string;
  /** The radio's accessible name. */
  label: string;
  /** The visible text, where it is shorter than the accessible name. */
  shown?: ReactNode;
  /** A secondary line under the label. */
  note?: ReactNode;
  /** The price, at the right edge. */
  price?: ReactNode;
  isDisabled?: boolean;
}

interface RadioChoicesProps {
  /** The group's id, which is also the id of the first radio, for error summaries to link to. */
  id: string;
  label: ReactNode;
  /** Whether to hide the label visually, because a heading already shows it. */
  isLabelHidden?: boolean;
  choices: readonly RadioChoice[];
  value: string | null;
  onChange: (value: string) => void;
  error?: string | undefined;
}

/** A radio group in one framed list, with a price for each choice. */
export function RadioChoices({
  id,
  label,
  isLabelHidden = false,
  choices,
  value,
  onChange,
  error,
}: RadioChoicesProps) {
  return (
    <fieldset className={styles.choices} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={isLabelHidden ? styles.hidden : styles.legend}>{label}</legend>
      {choices.map((choice, index) => (
        <label key={choice.value} className={styles.choice}>
          <input
            {...(index === 0 ? fieldAria({ id, error }) : {})}
            type="radio"
            name={id}
            value={choice.value}
            aria-label={choice.label}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.text}>
            {choice.shown ?? choice.label}
            {choice.note && <small>{choice.note}</small>}
          </span>
          {choice.price && <span className={styles.price}>{choice.price}</span>}
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
