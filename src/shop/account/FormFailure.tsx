import type { Failure } from '../../../machines/failure.ts';
import { Alert } from '../Alert.tsx';
import { AlertOffline } from '../AlertOffline.tsx';
import { FailureText } from './FailureText.tsx';

/** Shows why an action without form fields failed, or that it is impossible while offline. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  return (
    <>
      <AlertOffline failure={failure} />
      {failure && (
        <Alert focusOn={failure}>
          <FailureText failure={failure} />
        </Alert>
      )}
    </>
  );
}
