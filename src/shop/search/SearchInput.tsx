import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef } from 'react';
import styles from './SearchInput.module.css';

interface SearchInputProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** Like `onChange`, but not called during an input method's composition (such as "mei" for 玫). */
  onSettle: (value: string) => void;
}

/**
 * The search input. When it appears, it takes the focus and selects its text, unless the shopper is
 * typing, for example in this input before hydration.
 */
export function SearchInput({ ref, value, onChange, onSettle }: SearchInputProps) {
  const { t } = useLingui();
  const ownRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = ownRef.current;
    if (input?.ownerDocument.activeElement?.matches('input')) return;
    input?.focus();
    input?.select();
  }, []);
  return (
    <input
      ref={(element) => {
        ownRef.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
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
