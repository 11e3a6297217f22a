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
import type { TopCategory } from '../../shop/megaMenuQuery.ts';
import { menuOrder } from '../../shop/menuOrder.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './MegaMenu.module.css';
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
 * A top-level entry of the mega menu: a link with a submenu. Hovering and keys open the submenu;
 * keys, leaving it and following a link close it.
 */
export function MegaMenuItem({ category, suffix, isOpen, onOpen, onClose }: MegaMenuItemProps) {
  const isCurrent = useIsCurrent();
  const panelId = useId();
  const groups = menuOrder(category.children);
  const hasSubmenu = groups.length > 0;
  const { trigger, onClick, itemHandlers } = useSubmenu({ hasSubmenu, isOpen, onOpen, onClose });
  const path = categoryPath(category, suffix);
  const isWithin = groups.some(
    (group) =>
      isCurrent(categoryPath(group, suffix)) ||
      menuOrder(group.children).some((leaf) => isCurrent(categoryPath(leaf, suffix))),
  );

  return (
    <li className={styles.item} {...itemHandlers}>
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

interface SubmenuControl extends Pick<MegaMenuItemProps, 'isOpen' | 'onOpen' | 'onClose'> {
  hasSubmenu: boolean;
}

/** Opens and closes the submenu of an entry by pointer, touch and keys. */
function useSubmenu({ hasSubmenu, isOpen, onOpen, onClose }: SubmenuControl) {
  const trigger = useRef<HTMLAnchorElement>(null);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const entry = trigger.current;
    const { target, currentTarget } = event;
    if (!entry || !(target instanceof HTMLElement)) return;
    const linksIn = (place: Element | null | undefined, selector: string) => [
      ...(place?.querySelectorAll<HTMLElement>(selector) ?? []),
    ];
    const move = moveOf(event, {
      focused: target,
      entry,
      entries: linksIn(currentTarget.parentElement, ':scope > li > a'),
      links: linksIn(currentTarget, ':scope > div a'),
      hasSubmenu,
    });
    if (!move) return;
    // Let Shift+Tab on the entry move the focus out; handle every other key here.
    if (!(event.key === 'Tab' && target === entry)) event.preventDefault();
    if (move.kind === 'open') onOpen();
    if (move.kind === 'focus') move.link.focus();
    if (move.kind === 'close') {
      if (target !== entry) entry.focus();
      onClose();
    }
  }

  // Touch cannot hover: the first tap opens the submenu, the second follows the link.
  function onClick(event: MouseEvent) {
    const { nativeEvent } = event;
    const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (!isTap || !hasSubmenu || isOpen) return onClose();
    event.preventDefault();
    onOpen();
  }

  return {
    trigger,
    onClick,
    itemHandlers: {
      onPointerEnter({ pointerType }: PointerEvent) {
        if (hasSubmenu && pointerType !== 'touch') onOpen();
      },
      onPointerLeave({ pointerType }: PointerEvent) {
        if (pointerType !== 'touch') onClose();
      },
      onKeyDown,
      onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
        if (!currentTarget.contains(relatedTarget)) onClose();
      },
    },
  };
}
