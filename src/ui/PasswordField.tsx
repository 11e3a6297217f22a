import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useState } from 'react';
import field from './Field.module.css';
import { Field, type FieldProps, fieldAria } from './Field.tsx';
import { PageIcon } from './PageIcon.tsx';
import styles from './PasswordField.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface PasswordFieldProps extends FieldProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  /** Tells password managers whether to fill in a known one or to propose a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until the shopper asks to see it. */
export function PasswordField({
  name,
  value,
  onChange,
  autoComplete,
  ...about
}: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  const [isCapital, setCapital] = useState(false);
  const lookAtLock = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'));
  return (
    <Field {...about} remark={isCapital ? <Trans>Caps Lock is on</Trans> : null}>
      <div className={styles.wrap}>
        <input
          {...fieldAria(about)}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          className={field.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={lookAtLock}
          onKeyUp={lookAtLock}
          onBlur={() => setCapital(false)}
        />
        {/* Named by its content: a label of its own would be a second "Password" to look for. */}
        <button
          type="button"
          className={styles.eye}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <PageIcon name="eye" />
          <VisuallyHidden>{t`Show password`}</VisuallyHidden>
        </button>
      </div>
    </Field>
  );
}
