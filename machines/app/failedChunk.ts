/** The facts about a chunk that failed to load and about its page. */
export interface FailedChunkPorts {
  /** Whether the chunk can be fetched. Rejects without a network. */
  isReachable(chunk: string): Promise<boolean>;
  /** Whether this chunk has failed before; records that it has. */
  hasFailedBefore(chunk: string): boolean;
  /** Whether the server has a newer build. Rejects without a network. */
  hasNewerBuild(): Promise<boolean>;
  isInCheckout(): boolean;
}

/**
 * Whether only a reload of the page can bring a chunk that failed to load. Either the same chunk
 * fails twice although it can be reached each time: older browsers remember a failed import and
 * send no second request. Or a newer build was deployed, except in the checkout. A chunk that is
 * out of reach does not count.
 *
 * @param chunk - the chunk's URL, if the browser names it.
 * @throws without a network.
 */
export async function needsReload(
  chunk: string | undefined,
  ports: FailedChunkPorts,
): Promise<boolean> {
  if (chunk && (await ports.isReachable(chunk)) && ports.hasFailedBefore(chunk)) return true;
  return !ports.isInCheckout() && ports.hasNewerBuild();
}
