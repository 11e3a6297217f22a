import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import type { StoreView } from '../../../machines/domain.ts';
import { PageIcon } from '../../ui/PageIcon.tsx';
import { groupViews } from './groupViews.ts';
import styles from './StoreMenu.module.css';

interface StoreMenuProps {
  ref: RefObject<HTMLDivElement | null>;
  views: StoreView[];
  /** The code of the view that is shown. */
  current: string | null;
  onChoose: (code: string) => void;
}

/** The open menu: store views by store group, the current one marked and focused (spec section 2 "Store switcher"). */
export function StoreMenu({ ref, views, current, onChoose }: StoreMenuProps) {
  const { t } = useLingui();

  useEffect(() => {
    const checked = ref.current?.querySelector<HTMLElement>('[aria-checked=true]');
    (checked ?? ref.current?.querySelector<HTMLElement>('[role^=menuitem]'))?.focus();
  }, [ref]);

  return (
    <div ref={ref} className={styles.menu} role="menu" aria-label={t`Store views`}>
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
              aria-label={view.name}
              className={styles.item}
              onClick={() => onChoose(view.code)}
            >
              <PageIcon name="check" size="small" />
              {view.name}
              <small>{view.currency}</small>
            </button>
          ))}
        </div>
      ))}
    </div>
  );
}
