import { createContext, useContext, useState } from 'react';
import type { FormDrafts } from '../lib/formDrafts.ts';

/** Without a memory a form keeps what is typed for as long as it is there. */
const FormDraftsContext = createContext<Pick<FormDrafts, 'get' | 'set'>>({
  get: () => null,
  set: () => {},
});

/** Hands the memory of what was typed to the forms below. */
export const FormDraftsProvider = FormDraftsContext.Provider;

/**
 * State of a form that outlives its page, in memory only: a forced sign-out that leads away from
 * it costs the shopper nothing.
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
