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
  /** Tells password managers whether to fill in a saved password or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password field. The password is masked until the shopper reveals it. */
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
  const readCapsLock = (event: KeyboardEvent) => setCapital(event.getModifierState('CapsLock'));
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
          onKeyDown={readCapsLock}
          onKeyUp={readCapsLock}
          onBlur={() => setCapital(false)}
        />
        {/*
          Name the button by its content: `aria-label` would make it match a search for the
          "Password" label.
          */}
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
