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
import { useLocation, useSearchParams } from 'wouter';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import styles from './SearchField.module.css';
import { SearchInput } from './SearchInput.tsx';

/** What suggestions are told by the field. */
export interface SuggestionsProps {
  /** As typed so far, trimmed; never empty. Without what an input method still asks about. */
  text: string;
  /** The searchbox, which keeps the focus while one of them is chosen by keys. */
  field: RefObject<HTMLInputElement | null>;
  /** To be called when one of them is followed. */
  onLeave: () => void;
}

export interface SearchFieldProps {
  /** The header's bar, where the button that opened it stands and gets the focus back. */
  bar: RefObject<HTMLElement | null>;
  /** Shown below the field while something is typed. May come late. */
  suggestions?: ComponentType<SuggestionsProps> | undefined;
  onClose: () => void;
}

/**
 * A line under the header to search the shop by. Its button reads 'Clear Text' while it holds
 * text, else 'Close'. Escape and leaving close it.
 */
export function SearchField({ bar, suggestions: Suggestions, onClose }: SearchFieldProps) {
  const { t } = useLingui();
  const [path, navigate] = useLocation();
  const [query] = useSearchParams();
  const [text, setText] = useState(path === '/search' ? (query.get('query') ?? '') : '');
  const input = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState(text);
  const words = text.trim();
  const asked = settled.trim();

  const leave = () => {
    onClose();
    // Of the two search buttons one is shown, and only that one takes the focus.
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
    // An input method's own Escape.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    leave();
  };
  const onBlur = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    if (!next || currentTarget.contains(next) || next.matches('[data-search]')) return;
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to what it holds
    <div className={styles.panel} onKeyDown={onKeyDown} onBlur={onBlur}>
      <div className="row">
        {/* biome-ignore lint/a11y/useSemanticElements: React warns of the search element in jsdom */}
        <form role="search" className={styles.field} onSubmit={onSubmit}>
          <Icon name="search" />
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
        </form>
        {Suggestions && asked && (
          <Suspense>
            <Suggestions text={asked} field={input} onLeave={onClose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
