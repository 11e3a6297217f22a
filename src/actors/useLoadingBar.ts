import { useMachine } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** The progress of the page that is loading. */
export function useLoadingBar(): 'off' | 'loading' | 'done' {
  return useSelector(useMachine('loadingBar'), ({ value }) => value);
}
