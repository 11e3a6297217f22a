import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/** The query string of this page's address. It stays the same while another page is loading. */
export function usePathSearch(path: string): URLSearchParams {
  const [location] = useLocation();
  const [search] = useSearchParams();
  const [lastSearch, setLastSearch] = useState(search);
  if (location === path && lastSearch.toString() !== search.toString()) {
    setLastSearch(search);
    return search;
  }
  return lastSearch;
}
