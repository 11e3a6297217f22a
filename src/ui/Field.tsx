import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { PageIcon } from './PageIcon.tsx';

/** What every field is told. */
export interface FieldProps {
  /** Names the control for error summaries to link to. Must be unique on the page. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with the value, in a sentence; undefined when nothing is. */
  error?: string | undefined;
  isOptional?: boolean;
  /** A passing remark beside the label, heard as it comes: no room is made for it below. */
  remark?: ReactNode;
  className?: string | undefined;
}

/** What ties a control to its hint and its error. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

/** Label above, hint under it, the control, and the error below with an icon and words. */
export function Field({
  id,
  label,
  hint,
  error,
  isOptional = false,
  remark,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <span className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {isOptional && (
          <span className={styles.optional}>
            <Trans>Optional</Trans>
          </span>
        )}
        {remark !== undefined && (
          <span className={styles.remark} aria-live="polite">
            {remark}
          </span>
        )}
      </span>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The sentence under a control that says what is wrong with it. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <PageIcon name="error" size="small" />
      <span>{error}</span>
    </p>
  );
}
