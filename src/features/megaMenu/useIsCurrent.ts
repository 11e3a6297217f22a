import { useLocation } from 'wouter';

/** Tells whether a path is the page on screen, however it is encoded. */
export function useIsCurrent(): (path: string) => boolean {
  const [location] = useLocation();
  return (path) => plain(path) === plain(location);
}

function plain(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // a lone percent sign is no encoding
  }
}
