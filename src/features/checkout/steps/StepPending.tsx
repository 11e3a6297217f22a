import { useLingui } from '@lingui/react/macro';
import { Spinner } from '../../../ui/Spinner.tsx';

/**
 * Takes the place of a step's form until the form has loaded. Until then Step.module.css hides
 * everything below the form (on a phone the order summary too), because it would move.
 */
export function StepPending() {
  const { t } = useLingui();
  return (
    <div data-pending>
      <Spinner isSmall label={t`Fetching Data...`} />
    </div>
  );
}
