import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { Link } from 'wouter';
import { categoryPath } from '../../shop/categoryPath.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './MegaMenu.module.css';
import type { TopCategory } from './megaMenuQuery.ts';
import { Submenu } from './Submenu.tsx';
import { useIsCurrent } from './useIsCurrent.ts';

interface MegaMenuItemProps {
  category: TopCategory;
  suffix: string | null;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * One entry of the mega menu. ArrowDown or Space opens its submenu; ArrowUp, Escape or Shift+Tab
 * closes it (spec section 2), and so do leaving it and following a link.
 */
export function MegaMenuItem({ category, suffix, isOpen, onOpen, onClose }: MegaMenuItemProps) {
  const isCurrent = useIsCurrent();
  const panelId = useId();
  const trigger = useRef<HTMLAnchorElement>(null);
  const groups = menuOrder(category.children);
  const hasSubmenu = groups.length > 0;
  const path = categoryPath(category, suffix);
  const isWithin = groups.some(
    (group) =>
      isCurrent(categoryPath(group, suffix)) ||
      menuOrder(group.children).some((leaf) => isCurrent(categoryPath(leaf, suffix))),
  );

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isAtTrigger = event.target === trigger.current;
    const opens = isAtTrigger && (event.key === 'ArrowDown' || event.key === ' ');
    const isFirst = event.target === event.currentTarget.querySelectorAll('a')[1];
    const leavesBack = event.key === 'Tab' && event.shiftKey && (isAtTrigger || isFirst);
    const closes = event.key === 'ArrowUp' || event.key === 'Escape' || leavesBack;
    if (opens && hasSubmenu) {
      event.preventDefault();
      onOpen();
    } else if (closes && isOpen) {
      if (!leavesBack || isFirst) event.preventDefault();
      if (!isAtTrigger) trigger.current?.focus();
      onClose();
    }
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  }

  return (
    <li
      className={styles.item}
      onMouseEnter={hasSubmenu ? onOpen : undefined}
      onMouseLeave={onClose}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Link
        ref={trigger}
        href={path}
        className={styles.link}
        aria-current={isCurrent(path) ? 'page' : isWithin ? 'true' : undefined}
        aria-haspopup={hasSubmenu || undefined}
        aria-expanded={hasSubmenu ? isOpen : undefined}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onClose}
      >
        {category.name}
        {hasSubmenu && <Icon name="down" size="small" />}
      </Link>
      {isOpen && hasSubmenu && (
        <Submenu
          id={panelId}
          category={category}
          groups={groups}
          suffix={suffix}
          onLeave={onClose}
        />
      )}
    </li>
  );
}
