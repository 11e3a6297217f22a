import { useLocation } from 'wouter';

/** Returns a function that says whether a path is the current page, however it is encoded. */
export function useIsCurrent(): (path: string) => boolean {
  const [location] = useLocation();
  return (path) => decodedPath(path) === decodedPath(location);
}

function decodedPath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // A lone percent sign is not a valid encoding.
  }
}
