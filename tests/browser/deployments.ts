import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const TEXT = /\.(js|css|html)$/;

/** What says that a script is of the second build. */
export const SECOND = 'second';

/** The built shop once more, as after a change: every part of it has another name. */
function secondBuild(folder: string): string {
  rmSync(folder, { recursive: true, force: true });
  cpSync('dist', folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
  const known = new Set(names);
  const renamed = (name: string) => name.replace(/(\.\w+)$/, `${SECOND}$1`);
  const inText = (text: string) =>
    text.replace(/[\w.-]+\.(?:js|css|svg|webp|woff2)/g, (name) =>
      known.has(name) ? renamed(name) : name,
    );
  for (const name of names) {
    const path = join(assets, name);
    if (TEXT.test(name)) writeFileSync(path, inText(readFileSync(path, 'utf8')));
    renameSync(path, join(assets, renamed(name)));
  }
  for (const name of ['index.html', 'sw.js']) {
    writeFileSync(join(folder, name), inText(readFileSync(join(folder, name), 'utf8')));
  }
  return folder;
}

/**
 * A server of the built shop on which a second build can be deployed: then nothing of the first is
 * there any more. What it does not have is the platform's, at `origin`.
 */
export async function deployments(origin: string, folder: string) {
  let served = 'dist';
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', origin).pathname;
    if (/^\/(graphql|rest|media|demo|sandbox)\b/.test(path)) {
      const { method, headers } = incoming;
      const asked = request(new URL(incoming.url ?? '/', origin), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      asked.on('error', () => outgoing.destroy());
      incoming.pipe(asked);
      return;
    }
    const file = extname(path) && !path.endsWith('.html') ? path : '/index.html';
    try {
      const body = readFileSync(join(served, file));
      outgoing.writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
      });
      outgoing.end(body);
    } catch {
      outgoing.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      served = secondBuild(folder);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
