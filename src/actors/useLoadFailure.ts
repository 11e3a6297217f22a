import type { LazyActorName } from '../../machines/system.ts';
import { useApp } from './AppActor.ts';
import { useSelector } from './useSelector.ts';

/** Whether the code of an actor that the shopper needs could not be fetched, and how to retry. */
export function useLoadFailure(name: LazyActorName): { hasFailed: boolean; retry: () => void } {
  const app = useApp();
  return {
    hasFailed: useSelector(app, ({ context }) => name in context.undelivered),
    retry: () => app.send({ type: 'actors.retry', name }),
  };
}
