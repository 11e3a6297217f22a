import type { FormEvent, ReactNode } from 'react';
import type { Step } from '../../../../machines/checkout/steps.ts';
import { useIsSubmitting } from '../../../actors/useCheckout.ts';
import { StepContinue } from './StepContinue.tsx';
import { StepFailure } from './StepFailure.tsx';
import styles from './StepForm.module.css';

interface StepFormProps {
  step: Step;
  onSubmit: () => void;
  /** Whether the step does work of its own before it submits to the machine. */
  isWorking?: boolean;
  children: ReactNode;
}

/** The form of the open step: its failure, its fields and its submit button. */
export function StepForm({ step, onSubmit, isWorking = false, children }: StepFormProps) {
  const isBusy = useIsSubmitting() || isWorking;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onSubmit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {!isBusy && <StepFailure step={step} />}
      {children}
      <StepContinue step={step} isBusy={isBusy} />
    </form>
  );
}
