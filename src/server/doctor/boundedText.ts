/** In bytes. The introspection of a shop with many modules has a few million. */
const MAX_BYTES = 20_000_000;

/**
 * Reads the body of a response as text.
 *
 * @throws when the signal aborts, or when the body exceeds 20 MB: it may have no end.
 */
export async function boundedText({ body }: Response, signal: AbortSignal): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}));
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return parts.join('') + decoder.decode();
    bytes += value.length;
    if (bytes > MAX_BYTES) {
      void reader.cancel().catch(() => {});
      throw new Error('The response is longer than 20 MB.');
    }
    parts.push(decoder.decode(value, { stream: true }));
  }
}
