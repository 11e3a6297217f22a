import type { Exchange } from '../handler.ts';

/**
 * The paths that an orchestrator asks. No page of a catalogue begins with a hyphen: the platform
 * lets neither the url key of a product or category nor the identifier of a page begin with one.
 */
const HEALTH = '/-/health';
const READY = '/-/ready';

export const isProbePath = (pathname: string): boolean => pathname === HEALTH || pathname === READY;

/** Milliseconds between two questions to a commerce server that has not answered yet. */
const ASK_AGAIN_MS = 2_000;

/**
 * Health: the process answers. Ready: the commerce server has answered once since the start, and
 * nobody has asked the process to end. A commerce server that fails later makes no process
 * unready: all of them would be, and the shop says in words what fails.
 */
export function createProbes(isCommerceThere: () => Promise<boolean>) {
  let hasAnswered = false;
  let isEnding = false;
  let asked: Promise<void> | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;

  async function ask(): Promise<void> {
    askedAt = performance.now();
    hasAnswered = await isCommerceThere().catch(() => false);
    asked = null;
  }

  return {
    answer: async ({ outgoing, target }: Exchange): Promise<void> => {
      const isReadiness = target.pathname === READY;
      if (isReadiness && !hasAnswered && !isEnding) {
        if (!asked && performance.now() - askedAt >= ASK_AGAIN_MS) asked = ask();
        await asked;
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
    /** From now on not ready. */
    end: (): void => {
      isEnding = true;
    },
  };
}
