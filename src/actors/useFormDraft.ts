import { createContext, useContext, useSyncExternalStore } from 'react';
import { createFormDrafts, type FormDrafts } from '../lib/formDrafts.ts';

/** Without a provider, forms keep their drafts in a memory of their own. */
const FormDraftsContext = createContext<Pick<FormDrafts, 'subscribe' | 'get' | 'set'>>(
  createFormDrafts(),
);

/** Provides the form drafts to the forms below. */
export const FormDraftsProvider = FormDraftsContext.Provider;

/**
 * Form state that outlives its page, in memory only: a forced sign-out that leaves the page loses
 * nothing the shopper has typed. Stored drafts may be restored after the form is shown.
 */
export function useFormDraft<Value>(form: string, initial: Value): [Value, (value: Value) => void] {
  const drafts = useContext(FormDraftsContext);
  const draft = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.get<Value>(form),
    () => null,
  );
  return [draft ?? initial, (value) => drafts.set(form, value)];
}
