import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Renders a tree to markup once all its data is loaded.
 * @throws any error of a component.
 */
export function renderedText(tree: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    let failure: unknown = null;
    const stream = renderToPipeableStream(tree, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellError: reject,
      onError: (error) => {
        failure ??= error;
      },
      onAllReady: () => {
        if (failure !== null) return reject(failure);
        const chunks: Buffer[] = [];
        const sink = new Writable({
          write(chunk: Buffer, _, done) {
            chunks.push(chunk);
            done();
          },
        });
        sink.on('finish', () => resolve(Buffer.concat(chunks).toString()));
        stream.pipe(sink);
      },
    });
  });
}

const LEADING = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)/;

/**
 * Splits off the elements that React hoists to the front of its markup: they belong in the head.
 */
export function splitHeadElements(html: string): [head: string, body: string] {
  let position = 0;
  for (;;) {
    const found = LEADING.exec(html.slice(position));
    if (!found) return [html.slice(0, position), html.slice(position)];
    position += found[0].length;
  }
}
