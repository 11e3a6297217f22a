import { useRouter } from 'wouter';

/** What stands in front of every path in the active store view; empty in the default one. */
export function useStorePrefix(): string {
  const router = useRouter();
  return router.hrefs(`${router.base}/`, router).replace(/\/$/, '');
}
