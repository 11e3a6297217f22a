import { Trans } from '@lingui/react/macro';
import { searchWithFilters } from '../../lib/catalogue/listFilters.ts';
import { Suggestion, type SuggestionProps } from './Suggestion.tsx';

interface SuggestedCategoryProps extends SuggestionProps {
  term: string;
  category: { uid: string; name: string };
}

/** A suggestion to search for the term within one category. */
export function SuggestedCategory({ term, category, ...option }: SuggestedCategoryProps) {
  const { uid, name } = category;
  const search = searchWithFilters(new URLSearchParams({ query: term }), [
    { code: 'category_uid', label: name, value: uid },
  ]);
  return (
    <Suggestion href={`/search${search}`} {...option}>
      <span>
        <Trans>
          <strong>{term}</strong> in {name}
        </Trans>
      </span>
    </Suggestion>
  );
}
