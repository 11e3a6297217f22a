import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Field.module.css';
import { PageIcon } from './PageIcon.tsx';

/** The props that all form fields share. */
export interface FieldProps {
  /** The control's id, which error summaries link to. Must be unique on the page. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** A sentence that says what is wrong with the value; undefined if it is valid. */
  error?: string | undefined;
  isOptional?: boolean;
  /** A transient note beside the label, announced by screen readers. It reserves no space. */
  remark?: ReactNode;
  className?: string | undefined;
}

/** The ARIA attributes that connect a control with its hint and its error. */
export function fieldAria({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const;
}

/** The frame of a form field: the label, a hint, the control, and the error below with an icon. */
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

/** The error message below a control. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p className={styles.error} id={`${id}-error`}>
      <PageIcon name="error" size="small" />
      <span>{error}</span>
    </p>
  );
}
