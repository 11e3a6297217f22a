import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { Field, type FieldProps, fieldAria } from './Field.tsx';
import area from './TextArea.module.css';

interface TextAreaProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A multi-line text field. It grows with its content where the browser supports that. */
export function TextArea({
  id,
  label,
  hint,
  error,
  isOptional = false,
  className,
  name,
  value,
  onChange,
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, isOptional, className }}>
      <textarea
        {...fieldAria({ id, hint, error })}
        name={name}
        rows={5}
        aria-required={!isOptional || undefined}
        className={classNames(styles.control, area.area)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
