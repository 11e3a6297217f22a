import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId } from 'react';
import type { Step as StepName } from '../../../../machines/checkout/steps.ts';
import { classNames } from '../../../ui/classNames.ts';
import { PageIcon } from '../../../ui/PageIcon.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import styles from './Step.module.css';
import { useStepNames } from './stepNames.ts';

interface StepProps {
  name: StepName;
  number: number;
  state: 'open' | 'done' | 'later';
  sectionRef: Ref<HTMLElement>;
  headingRef: Ref<HTMLHeadingElement>;
  onEdit: () => void;
  isEditable: boolean;
  children: ReactNode;
}

/** The frame of a checkout step: its number, its name, and its content according to its state. */
export function Step({
  name,
  number,
  state,
  sectionRef,
  headingRef,
  onEdit,
  isEditable,
  children,
}: StepProps) {
  const { t } = useLingui();
  const id = useId();
  const title = useStepNames()[name];
  return (
    <section
      ref={sectionRef}
      className={classNames(styles.step, styles[state])}
      aria-labelledby={id}
      // Receives the focus when a message in the step disappears with its button.
      tabIndex={-1}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <PageIcon name="check" size="small" /> : number}
        </span>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && (
          <TextButton
            isQuiet
            aria-label={t`Edit ${title}`}
            isDisabled={!isEditable}
            onClick={onEdit}
          >
            <Trans>Edit</Trans>
          </TextButton>
        )}
      </div>
      {state === 'open' && <div className={styles.body}>{children}</div>}
      {state === 'done' && <div className={styles.summary}>{children}</div>}
    </section>
  );
}
