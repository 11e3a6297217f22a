import { Plural, Trans } from '@lingui/react/macro';
import { type MouseEvent, useEffect, useRef } from 'react';
import styles from './ErrorSummary.module.css';
import { PageIcon } from './PageIcon.tsx';

interface FieldProblem {
  /** The control's id. */
  id: string;
  label: string;
  message: string;
}

interface ErrorSummaryProps {
  problems: readonly FieldProblem[];
  /** The platform's message about the form as a whole. */
  message?: string | null | undefined;
  /** The number of refused submits. Each increment moves the focus again. */
  attempt: number;
}

/**
 * The summary at the top of a form whose submit was refused. Each problem links to its field. The
 * focus moves to the first invalid field, or to the summary if no field is invalid; both scroll
 * into view.
 */
export function ErrorSummary({ problems, message, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = problems[0]?.id;
  const isShown = attempt > 0 && (problems.length > 0 || Boolean(message));
  const focusedFor = useRef(0);

  // Move the focus once per refused submit, not whenever a problem is fixed or appears.
  useEffect(() => {
    if (!isShown || focusedFor.current === attempt) return;
    focusedFor.current = attempt;
    box.current?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
    (controlOf(box.current, first) ?? box.current)?.focus();
  }, [attempt, isShown, first]);

  if (!isShown) return null;

  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <PageIcon name="error" />
      <div>
        {message && <p className={styles.title}>{message}</p>}
        {problems.length > 0 && (
          <>
            <p className={styles.title}>
              <Plural
                value={problems.length}
                one="Please check one field"
                other="Please check # fields"
              />
            </p>
            <ul>
              {problems.map(({ id, label, message }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
                    <Trans>
                      {label}: {message}
                    </Trans>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}

function goTo(event: MouseEvent<HTMLElement>, id: string) {
  event.preventDefault();
  controlOf(event.currentTarget, id)?.focus();
}

function controlOf(element: HTMLElement | null, id: string | undefined): HTMLElement | null {
  return id === undefined ? null : (element?.ownerDocument.getElementById(id) ?? null);
}
