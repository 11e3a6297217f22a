import { createContext, useContext, useState } from 'react';
import type { FormDrafts } from '../lib/formDrafts.ts';

/** Without a provider, a form keeps its draft only while it is mounted. */
const FormDraftsContext = createContext<Pick<FormDrafts, 'get' | 'set'>>({
  get: () => null,
  set: () => {},
});

/** Provides the form drafts to the forms below. */
export const FormDraftsProvider = FormDraftsContext.Provider;

/**
 * Form state that outlives its page, in memory only: a forced sign-out that leaves the page loses
 * nothing the shopper has typed.
 */
export function useFormDraft<Value>(form: string, initial: Value): [Value, (value: Value) => void] {
  const memory = useContext(FormDraftsContext);
  const [value, setValue] = useState(() => memory.get<Value>(form) ?? initial);
  const keep = (next: Value) => {
    memory.set(form, next);
    setValue(next);
  };
  return [value, keep];
}
