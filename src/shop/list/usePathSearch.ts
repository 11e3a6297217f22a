import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/** The query string of this page's address. It stays the same while another page is loading. */
export function usePathSearch(path: string): URLSearchParams {
  const [at] = useLocation();
  const [search] = useSearchParams();
  const [own, setOwn] = useState(search);
  if (at === path && own.toString() !== search.toString()) {
    setOwn(search);
    return search;
  }
  return own;
}
