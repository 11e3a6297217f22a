import { useRouter } from 'wouter';

/** The path prefix of the active store view; empty for the default view. */
export function useStorePrefix(): string {
  const router = useRouter();
  return router.hrefs(`${router.base}/`, router).replace(/\/$/, '');
}
