import { useSelector } from '@xstate/react';
import { useMachine } from './AppActor.ts';

/** How far the page on its way has come. */
export function useLoadingBar(): 'off' | 'loading' | 'done' {
  return useSelector(useMachine('loadingBar'), ({ value }) => value);
}
