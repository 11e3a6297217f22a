import { Trans } from '@lingui/react/macro';
import { STEPS, type Step } from '../../../../machines/checkout/steps.ts';
import { useCheckoutFields } from '../../../actors/useCheckout.ts';
import { AlertOffline } from '../../../shop/AlertOffline.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from './StepContinue.module.css';
import { useStepNames } from './stepNames.ts';

interface StepContinueProps {
  step: Step;
  isBusy: boolean;
}

/** The submit button of a step, and the name of the next step. */
export function StepContinue({ step, isBusy }: StepContinueProps) {
  const names = useStepNames();
  const { errors } = useCheckoutFields('errors');
  const following = STEPS[STEPS.indexOf(step) + 1];
  const next = following && names[following];
  return (
    <div className={styles.continue}>
      <Button type="submit" priority="high" isLarge isBusy={isBusy}>
        <Trans>Continue</Trans>
      </Button>
      {next && (
        <span className="caption">
          <Trans>Next: {next}</Trans>
        </span>
      )}
      <AlertOffline failure={errors[step]} />
    </div>
  );
}
