import type { Exchange } from '../handler.ts';

/**
 * The paths of an orchestrator's probes. They cannot collide with a page: the platform allows no
 * URL key or page identifier that begins with a hyphen.
 */
const HEALTH = '/-/health';
const READY = '/-/ready';

export const isProbePath = (pathname: string): boolean => pathname === HEALTH || pathname === READY;

/** The minimum interval between checks of a commerce server that has not responded yet, in ms. */
const ASK_AGAIN_MS = 2_000;

/**
 * Creates the probes. Health: the process responds. Ready: the commerce server has responded once
 * since the start, and the process is not shutting down. A commerce server that fails later does
 * not make the process unready: all processes would be, and the shop itself reports what fails.
 */
export function createProbes(isCommerceReachable: () => Promise<boolean>) {
  let hasAnswered = false;
  let isEnding = false;
  let pendingCheck: Promise<void> | null = null;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function check(): Promise<void> {
    checkedAt = performance.now();
    hasAnswered = await isCommerceReachable().catch(() => false);
    pendingCheck = null;
  }

  return {
    handle: async ({ outgoing, target }: Exchange): Promise<void> => {
      const isReadiness = target.pathname === READY;
      if (isReadiness && !hasAnswered && !isEnding) {
        if (!pendingCheck && performance.now() - checkedAt >= ASK_AGAIN_MS) pendingCheck = check();
        await pendingCheck;
      }
      const isGood = !isReadiness || (hasAnswered && !isEnding);
      const words = isGood ? 'ok' : isEnding ? 'ending' : 'the commerce server does not answer';
      outgoing
        .writeHead(isGood ? 200 : 503, {
          'content-type': 'text/plain; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(`${words}\n`);
    },
    /** Makes the process unready from now on. */
    end: (): void => {
      isEnding = true;
    },
  };
}
