import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useId } from 'react';
import { useSuggestions } from '../../actors/useSuggestions.ts';
import { collapseSpaces, isLongEnough, searchPath } from '../../lib/catalogue/searchTerm.ts';
import styles from './SearchSuggestions.module.css';
import { SuggestedCategory } from './SuggestedCategory.tsx';
import { SuggestedFlower } from './SuggestedFlower.tsx';
import { Suggestion } from './Suggestion.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';
import { SuggestionsStatus } from './SuggestionsStatus.tsx';
import { useFieldKeys } from './useFieldKeys.ts';

interface SearchSuggestionsProps {
  /** The text typed so far. */
  text: string;
  /** The search input, which keeps the focus while arrow keys choose a suggestion. */
  field: RefObject<HTMLInputElement | null>;
  /** Called when a suggestion is followed. */
  onLeave: () => void;
}

/**
 * The suggestions below the search field: products, the categories with most matches, and a link to
 * all results.
 */
export function SearchSuggestions({ text, field, onLeave }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const id = useId();
  const term = collapseSpaces(text);
  const suggested = useSuggestions(term, isLongEnough(term));
  const { found, active, send } = suggested;
  const hasList = Boolean(found?.total);
  const idOf = (index: number) => `${id}-${index}`;
  useFieldKeys(field, {
    listId: hasList ? id : null,
    activeId: active === null ? null : idOf(active),
    onMove: (direction) =>
      send({ type: direction === 'down' ? 'suggestions.next' : 'suggestions.previous' }),
  });

  const option = (index: number) => ({ id: idOf(index), isActive: index === active, onLeave });
  const flowers = found?.products.length ?? 0;
  const suggestionCount = flowers + (found?.categories.length ?? 0);
  return (
    <div className={styles.results}>
      <SuggestionsStatus {...suggested} term={term} isLongEnough={isLongEnough(term)} />
      {found && hasList && (
        <div className={styles.list} role="listbox" id={id} aria-label={t`Suggestions`}>
          <SuggestionGroup title={<Trans>Flowers</Trans>}>
            {found.products.map((product, index) => (
              <SuggestedFlower key={product.uid} product={product} {...option(index)} />
            ))}
          </SuggestionGroup>
          <SuggestionGroup title={<Trans>Related categories</Trans>}>
            {found.categories.map((category, index) => (
              <SuggestedCategory
                key={category.uid}
                term={found.term}
                category={category}
                {...option(flowers + index)}
              />
            ))}
            <Suggestion href={searchPath(found.term)} {...option(suggestionCount)}>
              <span>
                <Plural value={found.total} one="View # result" other="View # results" />
              </span>
            </Suggestion>
          </SuggestionGroup>
        </div>
      )}
    </div>
  );
}
