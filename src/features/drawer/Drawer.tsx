import { useLingui } from '@lingui/react/macro';
import { useDrawer } from '../../actors/useDrawer.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { CategoryTree } from './CategoryTree.tsx';

/** The navigation drawer, from the left: the category tree, level by level (spec section 2). */
export function Drawer() {
  const { t } = useLingui();
  const { isOpen, category, close, back, openCategory } = useDrawer();

  return (
    <Dialog
      title={t`Main Menu`}
      placement="start"
      isOpen={isOpen}
      onClose={close}
      onBack={category ? back : undefined}
    >
      <CategoryTree
        key={category?.uid}
        category={category}
        isNeeded={isOpen}
        onOpen={openCategory}
        onLeave={close}
      />
    </Dialog>
  );
}
