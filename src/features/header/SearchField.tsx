import { useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  Suspense,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'wouter';
import { SearchBox } from '../../shop/search/SearchBox.tsx';
import { SearchInput } from '../../shop/search/SearchInput.tsx';
import { useReadParameters } from '../../shop/useReadParameters.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchField.module.css';

/** The props that the search field passes to its suggestions. */
interface SuggestionsProps {
  /** The typed text, trimmed and never empty, without an unfinished input method composition. */
  text: string;
  /** The search input, which keeps the focus while arrow keys choose a suggestion. */
  field: RefObject<HTMLInputElement | null>;
  /** Must be called when the shopper follows a suggestion. */
  onLeave: () => void;
}

export interface SearchFieldProps {
  /** The header's bar with the search button, which gets the focus back. */
  bar: RefObject<HTMLElement | null>;
  /** Shown below the field while it contains text. May load later. */
  suggestions?: ComponentType<SuggestionsProps> | undefined;
  onClose: () => void;
}

/**
 * The search field below the header. Its button reads "Clear Text" while the field contains text,
 * otherwise "Close". Escape and losing the focus close it.
 */
export function SearchField({ bar, suggestions: Suggestions, onClose }: SearchFieldProps) {
  const { t } = useLingui();
  const [path, navigate] = useLocation();
  const query = useReadParameters(['query']);
  const [text, setText] = useState(path === '/search' ? (query.get('query') ?? '') : '');
  const input = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState(text);
  const words = text.trim();
  const settledTerm = settled.trim();

  const leave = () => {
    onClose();
    // Only one of the two search buttons is visible, and only that one can take the focus.
    for (const button of bar.current?.querySelectorAll<HTMLElement>('[data-search]') ?? []) {
      button.focus();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!words) return;
    onClose();
    navigate(`/search?query=${encodeURIComponent(words)}`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape during a composition belongs to the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  const onBlur = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (!next || currentTarget.contains(next) || next.matches('[data-search]')) return;
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the events of the controls inside
    <div className={styles.panel} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className="row">
        <SearchBox onSubmit={onSubmit}>
          <SearchInput ref={input} value={text} onChange={setText} onSettle={setSettled} />
          <IconButton
            icon="close"
            label={text ? t`Clear Text` : t`Close`}
            onClick={() => {
              if (!text) return leave();
              setText('');
              setSettled('');
              input.current?.focus();
            }}
          />
        </SearchBox>
        {Suggestions && settledTerm && (
          <Suspense>
            <Suggestions text={settledTerm} field={input} onLeave={onClose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
