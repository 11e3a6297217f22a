import { type RefObject, useEffect, useRef } from 'react';

interface FieldKeys {
  /** The list on screen, or null. */
  listId: string | null;
  /** The option that the arrow keys are on, or null. */
  activeId: string | null;
  onMove: (way: 'up' | 'down') => void;
}

/**
 * Gives a searchbox the keys of a list below it: arrows move through the options while the focus
 * stays, Enter follows the one they are on. It stays a searchbox: it is not said to be expanded.
 */
export function useFieldKeys(field: RefObject<HTMLInputElement | null>, keys: FieldKeys) {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const { listId, activeId } = keys;

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { listId, activeId, onMove } = latest.current;
      if (event.isComposing || !listId) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        onMove(event.key === 'ArrowDown' ? 'down' : 'up');
      } else if (event.key === 'Enter' && activeId) {
        event.preventDefault();
        input.ownerDocument.getElementById(activeId)?.click();
      }
    };
    input.setAttribute('aria-autocomplete', 'list');
    input.addEventListener('keydown', onKeyDown);
    return () => input.removeEventListener('keydown', onKeyDown);
  }, [field]);

  useEffect(() => {
    const input = field.current;
    if (!input || !listId) return;
    input.setAttribute('aria-controls', listId);
    return () => input.removeAttribute('aria-controls');
  }, [field, listId]);

  useEffect(() => {
    const input = field.current;
    if (!input || !activeId) return;
    input.setAttribute('aria-activedescendant', activeId);
    input.ownerDocument.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
    return () => input.removeAttribute('aria-activedescendant');
  }, [field, activeId]);
}
