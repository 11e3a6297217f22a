import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Filter, filtersIn, searchWithFilters } from '../../lib/catalogue/listFilters.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FilterBlocks } from './FilterBlocks.tsx';
import styles from './FilterSheet.module.css';
import { SkeletonBlocks } from './FilterSidebar.tsx';
import { useFacets } from './useFacets.ts';
import { type ProductList, useProductList } from './useProductList.ts';

interface FilterSheetProps {
  list: ProductList;
  isOpen: boolean;
  onClose: () => void;
  onApply: (filters: Filter[]) => void;
}

/** The filter dialog on small screens. Choices are collected, counted and applied together. */
export function FilterSheet({ list, isOpen, onClose, onApply }: FilterSheetProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(list.filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setDraft(list.filters);
  }
  const search = new URLSearchParams(searchWithFilters(list.search, draft));
  const preview = useProductList(list.scope, search, { isPaused: !isOpen, isCacheEnough: true });
  const facets = useFacets(preview, !isOpen);
  const count = preview.total ?? 0;

  return (
    <Dialog
      title={t`Filter`}
      isOpen={isOpen}
      onClose={onClose}
      placement="end"
      foot={
        <div className={styles.foot}>
          <Button isDisabled={draft.length === 0} onClick={() => setDraft([])}>
            <Trans>Clear all</Trans>
          </Button>
          <Button
            priority="high"
            isBusy={preview.isFetching && !preview.error}
            onClick={() => onApply(filtersIn(search))}
          >
            {preview.error ? (
              <Trans>View results</Trans>
            ) : (
              <Plural value={count} _0="No results" one="View # result" other="View # results" />
            )}
          </Button>
        </div>
      }
    >
      {facets.isLoading ? (
        <SkeletonBlocks />
      ) : (
        <FilterBlocks {...facets} filters={draft} onChange={setDraft} />
      )}
    </Dialog>
  );
}
