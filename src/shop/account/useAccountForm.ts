import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormDraft } from '../../actors/useFormDraft.ts';
import type { AccountProblem } from '../../lib/text/accountForm.ts';

interface FormField {
  label: string;
  /** Validates a value; null if it is valid. */
  problem: (value: string) => AccountProblem | null;
  /** Messages for problems that only this field has. */
  words?: Partial<Record<AccountProblem, string>>;
  /** Whether the field is a password, which is never kept. */
  isSecret?: boolean;
}

/** The state of an account form: its values, and its problems after a refused submit. */
export function useAccountForm<Name extends string>(
  idPrefix: string,
  fields: Record<Name, FormField>,
  /** Values of untouched fields; they may arrive later. */
  initial: Partial<Record<Name, string>> = {},
  /** Whether the typed values outlive the page, in memory only. */
  { isPersisted = false } = {},
) {
  const { t } = useLingui();
  const names = Object.keys(fields) as Name[];
  const { entered, setEntered, reset } = useEnteredValues<Name>(`form-${idPrefix}`, isPersisted);
  const values = Object.fromEntries(
    names.map((name) => [name, entered[name] ?? initial[name] ?? '']),
  ) as Record<Name, string>;
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const words: Partial<Record<AccountProblem, string>> = {
    required: t`Is required.`,
    email: t`Please enter an email address like name@example.com.`,
  };
  const allProblems = names.flatMap((name) => {
    const { label, problem, words: ownWords } = fields[name];
    const found = problem(values[name]);
    const message = found && (ownWords?.[found] ?? words[found] ?? '');
    return message === null ? [] : [{ id: `${idPrefix}-${name}`, name, label, message }];
  });
  const problems = isRefused ? allProblems : [];

  return {
    values,
    attempt,
    problems,
    /** The props of a text field by name. */
    field: (name: Name) => ({
      id: `${idPrefix}-${name}`,
      name,
      label: fields[name].label,
      error: problems.find((problem) => problem.name === name)?.message,
      value: values[name],
      onChange: (value: string) => setEntered(name, value, fields[name].isSecret),
    }),
    reset,
    /**
     * Validates the form; shows the problems if there are any.
     * @returns whether the form is valid.
     */
    check(): boolean {
      setAttempt(attempt + 1);
      setRefused(allProblems.length > 0);
      return allProblems.length === 0;
    },
  };
}

/** The values that the shopper has typed. Those that are persisted outlive the page; secrets do not. */
function useEnteredValues<Name extends string>(form: string, isPersisted: boolean) {
  const [local, setLocal] = useState<Partial<Record<Name, string>>>({});
  const [persisted, setPersisted] = useFormDraft<Partial<Record<Name, string>>>(form, {});
  return {
    entered: { ...(isPersisted && persisted), ...local },
    setEntered(name: Name, value: string, isSecret = false) {
      if (isPersisted && !isSecret) setPersisted({ ...persisted, [name]: value });
      else setLocal({ ...local, [name]: value });
    },
    /** Clears all typed values. */
    reset() {
      setLocal({});
      if (isPersisted) setPersisted({});
    },
  };
}
