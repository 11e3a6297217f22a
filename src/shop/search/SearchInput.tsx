import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  ref: RefObject<HTMLInputElement | null>;
  value: string;
  onChange: (value: string) => void;
  /** Like `onChange`, but not called during an input method's composition (such as "mei" for 玫). */
  onSettle: (value: string) => void;
}

/**
 * The search input. When it appears, it takes the focus and selects its text, unless the shopper
 * types in it already, or in the copy of it that the document had before (`keepPlace`).
 */
export function SearchInput({ ref, value, onChange, onSettle }: SearchInputProps) {
  const { t } = useLingui();
  useEffect(() => {
    const input = ref.current;
    const active = input?.ownerDocument.activeElement;
    if (!input || active === input || active?.matches('[data-copy]')) return;
    input.focus();
    input.select();
  }, [ref]);
  return (
    <input
      ref={ref}
      type="search"
      name="query"
      className={styles.input}
      aria-label={t`Search the shop`}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={128}
      value={value}
      onChange={({ target, nativeEvent }) => {
        onChange(target.value);
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) onSettle(target.value);
      }}
      onCompositionEnd={({ currentTarget }) => onSettle(currentTarget.value)}
    />
  );
}
