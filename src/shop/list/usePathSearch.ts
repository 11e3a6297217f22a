import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { isFilterName } from '../../lib/catalogue/listFilters.ts';
import { useReadParameters } from '../ParameterSink.ts';

const NAMES = ['query', 'page', 'sort'];
const isRead = (name: string): boolean => NAMES.includes(name) || isFilterName(name);

/** The query string of this list's address. It stays the same while another page is loading. */
export function usePathSearch(path: string): URLSearchParams {
  useReadParameters(isRead);
  const [location] = useLocation();
  const [search] = useSearchParams();
  const [lastSearch, setLastSearch] = useState(search);
  if (location === path && lastSearch.toString() !== search.toString()) {
    setLastSearch(search);
    return search;
  }
  return lastSearch;
}
