/** The effect of a key in the menu. */
type MenuMove = { kind: 'open' } | { kind: 'close' } | { kind: 'focus'; link: HTMLElement };

interface MenuPosition {
  /** The focused link. */
  focused: HTMLElement;
  /** The entry's own link. */
  entry: HTMLElement;
  /** All top-level links of the menu. */
  entries: HTMLElement[];
  /** The links of the open submenu; empty while it is closed. */
  links: HTMLElement[];
  hasSubmenu: boolean;
}

interface Key {
  key: string;
  shiftKey: boolean;
}

/**
 * The menu's keyboard support: ArrowDown or Space opens a submenu; ArrowUp, Escape or Shift+Tab
 * closes it. Otherwise it follows WAI-ARIA's disclosure navigation: arrows, Home and End move among
 * the entries, or among the links of an open submenu.
 * @returns null to leave the key to the browser.
 */
export function moveOf({ key, shiftKey }: Key, place: MenuPosition): MenuMove | null {
  const { focused, entry, entries, links, hasSubmenu } = place;
  const isAtEntry = focused === entry;
  const isOpen = links.length > 0;
  if (key === 'ArrowUp' || key === 'Escape') return isOpen ? { kind: 'close' } : null;
  if (key === 'Tab') {
    return shiftKey && isOpen && (isAtEntry || focused === links[0]) ? { kind: 'close' } : null;
  }
  if (isAtEntry && hasSubmenu && !isOpen && (key === 'ArrowDown' || key === ' ')) {
    return { kind: 'open' };
  }
  if (isAtEntry && isOpen && key === 'ArrowDown') return focus(links[0]);
  const row = isAtEntry ? entries : links;
  const index = row.indexOf(focused);
  if (key === 'Home') return focus(row.at(0));
  if (key === 'End') return focus(row.at(-1));
  if (key === 'ArrowRight' || (key === 'ArrowDown' && !isAtEntry)) return focus(row[index + 1]);
  if (key === 'ArrowLeft') return focus(row[index - 1]);
  return null;
}

const focus = (link: HTMLElement | undefined): MenuMove | null =>
  link ? { kind: 'focus', link } : null;
