import type { ComponentProps } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps, fieldAria } from './Field.tsx';

interface TextFieldProps
  extends FieldProps,
    Pick<
      ComponentProps<'input'>,
      'type' | 'name' | 'autoComplete' | 'inputMode' | 'maxLength' | 'disabled' | 'ref'
    > {
  value: string;
  onChange: (value: string) => void;
}

/** A single-line text field. Its font size is 16 px, so that phones do not zoom. */
export function TextField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  className,
  value,
  onChange,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <input
        {...input}
        {...fieldAria({ id, hint, error })}
        // An empty search is allowed, without a word beside its label.
        aria-required={(!isOptional && input.inputMode !== 'search') || undefined}
        className={styles.control}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
