import { useLingui } from '@lingui/react/macro';
import { type Ref, useEffect, useRef } from 'react';
import styles from './SearchField.module.css';

interface SearchInputProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  /** The same, but for what an input method has not written yet: 玫, still spelt mei. */
  onSettle: (value: string) => void;
}

/** The searchbox itself. It takes the focus when it appears, and marks what it held already. */
export function SearchInput({ ref, value, onChange, onSettle }: SearchInputProps) {
  const { t } = useLingui();
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => {
    own.current?.focus();
    own.current?.select();
  }, []);
  return (
    <input
      ref={(element) => {
        own.current = element;
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
