import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useId,
  useRef,
} from 'react';
import { Link } from 'wouter';
import { categoryPath } from '../../shop/categoryPath.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './MegaMenu.module.css';
import type { TopCategory } from './megaMenuQuery.ts';
import { moveOf } from './menuKeys.ts';
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
 * One entry of the mega menu, a link with a submenu below it: opened by hovering or by keys, closed
 * by keys, by leaving it and by following a link.
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
    const entry = trigger.current;
    const { target, currentTarget } = event;
    if (!entry || !(target instanceof HTMLElement)) return;
    const linksIn = (place: Element | null | undefined, which: string) => [
      ...(place?.querySelectorAll<HTMLElement>(which) ?? []),
    ];
    const move = moveOf(event, {
      at: target,
      entry,
      entries: linksIn(currentTarget.parentElement, ':scope > li > a'),
      links: linksIn(currentTarget, ':scope > div a'),
      hasSubmenu,
    });
    if (!move) return;
    // Shift+Tab on the entry closes and goes its way; all else stays in the menu.
    if (!(event.key === 'Tab' && target === entry)) event.preventDefault();
    if (move.kind === 'open') onOpen();
    if (move.kind === 'focus') move.on.focus();
    if (move.kind === 'close') {
      if (target !== entry) entry.focus();
      onClose();
    }
  }

  // A finger cannot hover: its first tap opens, the second follows the link.
  function onClick(event: MouseEvent) {
    const { nativeEvent } = event;
    const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!isTap || !hasSubmenu || isOpen) return onClose();
    event.preventDefault();
    onOpen();
  }

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (hasSubmenu && pointerType !== 'touch') onOpen();
  };
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') onClose();
  };

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) onClose();
  }

  return (
    <li
      className={styles.item}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <Link
        ref={trigger}
        href={path}
        className={styles.link}
        aria-current={isCurrent(path) ? 'page' : isWithin ? 'true' : undefined}
        aria-expanded={hasSubmenu ? isOpen : undefined}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onClick}
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
