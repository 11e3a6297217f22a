import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';
import { FieldError, fieldAria } from './Field.tsx';

interface CheckboxProps {
  id: string;
  label: ReactNode;
  name?: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  error?: string | undefined;
}

/** A native checkbox with a label, an error and the shop's accent colour. */
export function Checkbox({ id, label, name, isChecked, onChange, error }: CheckboxProps) {
  return (
    <div>
      <label className={styles.check} htmlFor={id}>
        <input
          {...fieldAria({ id, error })}
          type="checkbox"
          name={name}
          checked={isChecked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
