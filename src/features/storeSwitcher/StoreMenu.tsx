import { useLingui } from '@lingui/react/macro';
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { StoreView } from '../../../machines/domain.ts';
import { PageIcon } from '../../ui/PageIcon.tsx';
import { groupViews } from './groupViews.ts';
import styles from './StoreMenu.module.css';

interface StoreMenuProps {
  /** The button that opened the menu and gets the focus back. */
  trigger: RefObject<HTMLButtonElement | null>;
  views: StoreView[];
  /** The code of the active store view. */
  current: string | null;
  onClose: () => void;
  onChoose: (code: string) => void;
}

/**
 * The open menu: store views by store group, with the active one checked and focused. Arrow keys
 * wrap around, Home and End jump; Escape and losing the focus close it.
 */
export function StoreMenu({ trigger, views, current, onClose, onChoose }: StoreMenuProps) {
  const { t } = useLingui();
  const menu = useRef<HTMLDivElement>(null);
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];

  useEffect(() => {
    (items().find((item) => item.ariaChecked === 'true') ?? items()[0])?.focus();
  }, []);

  const close = () => {
    onClose();
    trigger.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const menuItems = items();
    const index = menuItems.findIndex((item) => item.matches(':focus'));
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Escape') close();
    else if (to === undefined) return;
    else (menuItems.at(to) ?? menuItems.at(0))?.focus();
    event.preventDefault();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!event.currentTarget.contains(next) && next !== trigger.current) onClose();
  };

  return (
    <div
      ref={menu}
      className={styles.menu}
      role="menu"
      tabIndex={-1}
      aria-label={t`Store views`}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {groupViews(views).map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group inside a menu is no fieldset
        <div key={group.code} role="group" aria-label={group.name} className={styles.group}>
          <p className={styles.title} aria-hidden="true">
            {group.name}
          </p>
          {group.views.map((view) => (
            <button
              key={view.code}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={view.code === current}
              className={styles.item}
              onClick={() => {
                close();
                onChoose(view.code);
              }}
            >
              <PageIcon name="check" size="small" />
              {view.name}
              <small aria-hidden="true">{view.currency}</small>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
