import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../../../ui/Spinner.tsx';

/**
 * Takes the place of a step's form until the form has loaded. Until then Step.module.css hides the
 * steps and the footer below it, because they would move when the form arrives.
 */
export function StepPending() {
  const { t } = useLingui();
  return (
    <div data-pending>
      <Spinner isSmall label={t`Fetching Data...`} />
    </div>
  );
}
