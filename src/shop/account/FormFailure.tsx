import type { Failure } from '../../../machines/domain.ts';
import { Alert } from '../Alert.tsx';
import { AlertOffline } from '../AlertOffline.tsx';
import { FailureText } from './FailureText.tsx';

/** Why something without fields was not done, or could not be done now. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  return (
    <>
      <AlertOffline />
      {failure && (
        <Alert focusOn={failure}>
          <FailureText failure={failure} />
        </Alert>
      )}
    </>
  );
}
