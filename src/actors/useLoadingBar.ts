import { useMachine } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** How far the page on its way has come. */
export function useLoadingBar(): 'off' | 'loading' | 'done' {
  return useSelector(useMachine('loadingBar'), ({ value }) => value);
}
