import { type RefObject, useEffect, useRef } from 'react';

interface FieldKeys {
  /** The id of the visible list, or null. */
  listId: string | null;
  /** The id of the option that the arrow keys have selected, or null. */
  activeId: string | null;
  onMove: (direction: 'up' | 'down') => void;
}

/**
 * Adds keyboard support for a list below a search input: arrow keys move through the options while
 * the input keeps the focus, Enter follows the selected one. The input keeps its searchbox role, so
 * it has no `aria-expanded`.
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
