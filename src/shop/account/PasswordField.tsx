import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '../../ui/IconButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './PasswordField.module.css';

/** A password, hidden until the shopper asks to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type'>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField {...props} className={styles.field} type={isShown ? 'text' : 'password'} />
      <IconButton
        icon="eye"
        className={styles.eye}
        label={isShown ? t`Hide password` : t`Show password`}
        aria-pressed={isShown}
        aria-controls={props.id}
        onClick={() => setShown(!isShown)}
      />
    </div>
  );
}
