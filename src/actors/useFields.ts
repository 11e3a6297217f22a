import { shallowEqual } from '@xstate/react';
import { useSelector } from './useSelector.ts';

/** An actor that is read by the fields of its context. */
interface WithContext<Context> {
  getSnapshot(): { context: Context };
  subscribe(observer: { next: () => void; error: () => void }): { unsubscribe: () => void };
}

/** Selected fields of an actor's context; the component re-renders when one of them changes. */
export function useFields<Context extends object, Key extends keyof Context>(
  actor: WithContext<Context>,
  keys: readonly Key[],
): Pick<Context, Key> {
  return useSelector(
    actor,
    ({ context }) =>
      Object.fromEntries(keys.map((key) => [key, context[key]])) as Pick<Context, Key>,
    shallowEqual,
  );
}
