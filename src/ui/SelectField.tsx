import type { ComponentProps } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldProps, fieldAria } from './Field.tsx';

interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps
  extends FieldProps,
    Pick<ComponentProps<'select'>, 'name' | 'autoComplete' | 'disabled'> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
}

/** A native select with a label, a hint and an error. */
export function SelectField({
  id,
  label,
  hint,
  error,
  isOptional = false,
  className,
  options,
  value,
  onChange,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <select
        {...select}
        {...fieldAria({ id, hint, error })}
        aria-required={!isOptional || undefined}
        className={classNames(styles.control, styles.select)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
