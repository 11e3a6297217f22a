import { describe, expect, it } from 'vitest';
import { type FailedChunkPorts, needsReload } from '../../machines/app/failedChunk.ts';

const CHUNK = '/assets/Cart.js';

/** The ports of a page outside the checkout whose build is the newest. */
function pagePorts(ports: Partial<FailedChunkPorts> = {}): FailedChunkPorts {
  const failed = new Set<string>();
  return {
    isReachable: async () => true,
    hasFailedBefore: (chunk) => failed.size === failed.add(chunk).size,
    hasNewerBuild: async () => false,
    isInCheckout: () => false,
    ...ports,
  };
}

describe('Chunk that fails to load', () => {
  it('needs a reload when it fails a second time although it can be reached', async () => {
    const ports = pagePorts();
    expect(await needsReload(CHUNK, ports)).toBe(false);
    expect(await needsReload('/assets/Other.js', ports)).toBe(false);
    expect(await needsReload(CHUNK, ports)).toBe(true);
  });

  it('does not count a failure while the chunk is unreachable', async () => {
    let isReachable = false;
    const ports = pagePorts({ isReachable: async () => isReachable });
    await needsReload(CHUNK, ports);
    isReachable = true;
    expect(await needsReload(CHUNK, ports)).toBe(false);
  });

  it.each([CHUNK, undefined])(
    'needs a reload when a newer build was deployed (%s)',
    async (chunk) => {
      expect(await needsReload(chunk, pagePorts({ hasNewerBuild: async () => true }))).toBe(true);
    },
  );

  it('does not reload the checkout for a newer build', async () => {
    const ports = pagePorts({ hasNewerBuild: async () => true, isInCheckout: () => true });
    expect(await needsReload(CHUNK, ports)).toBe(false);
  });

  it('needs a reload in the checkout too when it fails a second time', async () => {
    const ports = pagePorts({ isInCheckout: () => true });
    await needsReload(CHUNK, ports);
    expect(await needsReload(CHUNK, ports)).toBe(true);
  });
});
