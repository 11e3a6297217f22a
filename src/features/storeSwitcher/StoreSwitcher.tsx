import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useQuery } from 'urql';
import { useStoreView } from '../../actors/useStoreView.ts';
import { graphql } from '../../lib/graphql.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import styles from './StoreSwitcher.module.css';

const StoreMenu = onDemand(() => import('./StoreMenu.tsx').then((code) => code.StoreMenu));

const StoreCodesQuery = graphql(`
  query StoreCodes {
    storeConfig {
      store_code
      store_name
      store_group_name
      is_default_store
    }
    availableStores {
      store_code
    }
  }
`);

/**
 * The button and menu that switch the store view. Hidden if there is only one view. The menu's code
 * loads when it is first opened.
 */
export function StoreSwitcher() {
  const { t } = useLingui();
  const { code, views, hasFailed, list, choose } = useStoreView();
  const [isOpen, setOpen] = useState(false);
  const [isMenuLost, setMenuLost] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const [{ data }] = useQuery({ query: StoreCodesQuery });

  if ((data?.availableStores?.length ?? 0) < 2) return null;

  const isListed = isOpen && views.length > 0;
  const toggle = () => {
    list();
    setOpen(!isOpen);
  };
  return (
    <div className={styles.switcher}>
      <IconButton
        ref={trigger}
        icon="globe"
        label={t`Choose store view`}
        aria-haspopup="menu"
        aria-expanded={isListed && !isMenuLost}
        onClick={toggle}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
          if (event.key !== 'ArrowDown' || isOpen) return;
          event.preventDefault();
          toggle();
        }}
      />
      {isOpen && hasFailed && <LoadFailure place="corner" onRetry={list} />}
      {isListed && (
        <StoreMenu
          place="corner"
          onFailed={setMenuLost}
          trigger={trigger}
          views={views}
          current={data?.storeConfig?.store_code ?? code}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </div>
  );
}
