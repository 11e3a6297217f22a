import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
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
  const { entered, setEntered, replace } = useEnteredValues<Name>(
    `form-${idPrefix}`,
    isPersisted,
    (name) => fields[name].isSecret === true,
  );
  const values = Object.fromEntries(
    names.map((name) => [name, entered[name] ?? initial[name] ?? '']),
  ) as Record<Name, string>;
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const [submitted, setSubmitted] = useState<Partial<Record<Name, string>>>({});
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

  /** Replaces each typed value by a text, or drops it if `mapping` returns null. */
  function mapEntered(mapping: (name: Name, value: string) => string | null) {
    const next: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = entered[name];
      const text = value === undefined ? null : mapping(name, value);
      if (text !== null) next[name] = text;
    }
    if (names.some((name) => next[name] !== entered[name])) replace(next);
  }
  const isKnown = (name: Name, value: string) => value.trim() === initial[name];
  // A saved value is shown until the known one equals it.
  const dropKnown = useEffectEvent(() =>
    mapEntered((name, value) => (isKnown(name, value) ? null : value)),
  );
  const known = names.map((name) => initial[name]).join('\n');
  useEffect(() => dropKnown(), [known]);

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
      onChange: (value: string) => setEntered(name, value),
    }),
    /**
     * Clears the values that were submitted; those typed since then stay.
     * @param isSaved - whether the submitted values are shown until the known ones equal them.
     */
    settle({ isSaved = false } = {}) {
      mapEntered((name, value) => {
        if (value !== submitted[name]) return value;
        return isSaved && !fields[name].isSecret && !isKnown(name, value) ? value.trim() : null;
      });
      // They may contain a password.
      setSubmitted({});
    },
    /**
     * Validates the form; shows the problems if there are any.
     * @returns whether the form is valid.
     */
    check(): boolean {
      setAttempt(attempt + 1);
      setRefused(allProblems.length > 0);
      setSubmitted(values);
      return allProblems.length === 0;
    },
  };
}

/** The values that the shopper has typed. Those that are persisted outlive the page; secrets do not. */
function useEnteredValues<Name extends string>(
  form: string,
  isPersisted: boolean,
  isSecret: (name: Name) => boolean,
) {
  const [local, setLocal] = useState<Partial<Record<Name, string>>>({});
  const [persisted, setPersisted] = useFormDraft<Partial<Record<Name, string>>>(form, {});
  const entered: Partial<Record<Name, string>> = { ...(isPersisted && persisted), ...local };
  const outlivesPage = (name: Name) => isPersisted && !isSecret(name);
  return {
    entered,
    setEntered(name: Name, value: string) {
      if (outlivesPage(name)) setPersisted({ ...persisted, [name]: value });
      else setLocal({ ...local, [name]: value });
    },
    /** Replaces all typed values. */
    replace(values: Partial<Record<Name, string>>) {
      const names = Object.keys(values) as Name[];
      const pick = (isPicked: (name: Name) => boolean) =>
        Object.fromEntries(names.filter(isPicked).map((name) => [name, values[name]])) as Partial<
          Record<Name, string>
        >;
      setLocal(pick((name) => !outlivesPage(name)));
      if (isPersisted) setPersisted(pick(outlivesPage));
    },
  };
}
