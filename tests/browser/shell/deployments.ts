import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { basename, extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Writes a second build as after a change of the entry: its file, and each file that names a
 * renamed one, has another name.
 */
function buildAgain(folder: string): void {
  cpSync('dist', folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  const scripts = [...readFileSync('dist/index.html', 'utf8').matchAll(/ src="([^"]+\.js)"/g)];
  const entry = basename(scripts.at(-1)?.[1] ?? '');
  const texts = new Map(
    ['index.html', 'sw.js', ...filesOf('dist').map((name) => `assets/${name}`)]
      .filter((path) => /\.(html|js)$/.test(path))
      .map((path) => [path, readFileSync(`dist/${path}`, 'utf8')]),
  );
  const renamed = new Set([entry]);
  for (const name of renamed) {
    for (const [path, text] of texts) {
      if (path.startsWith('assets/') && text.includes(name)) renamed.add(basename(path));
    }
  }
  const newName = (name: string) => name.replace(/\.js$/, '2.js');
  for (const [path, text] of texts) {
    const name = basename(path);
    let changed = [...renamed].reduce((all, one) => all.replaceAll(one, newName(one)), text);
    if (name === entry) changed += "\ndocument.documentElement.dataset.build = 'second';";
    rmSync(`${folder}/${path}`);
    writeFileSync(
      `${folder}/${renamed.has(name) ? path.replace(name, newName(name)) : path}`,
      changed,
    );
  }
}

/** The files of a build whose names contain a hash of their contents. */
const filesOf = (folder: string): string[] => readdirSync(`${folder}/assets`);

/**
 * A server of the built shop on which a second build can be deployed, which removes all files of
 * the first. Requests for other files go to the platform at `origin`.
 */
export async function deployments(origin: string, folder: string) {
  let served = 'dist';
  const server = createServer((incoming, outgoing) => {
    const path = new URL(incoming.url ?? '/', origin).pathname;
    if (/^\/(graphql|rest|media|demo|sandbox)\b/.test(path)) {
      const { method, headers } = incoming;
      const forwarded = request(
        new URL(incoming.url ?? '/', origin),
        { method, headers },
        (response) => {
          outgoing.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(outgoing);
        },
      );
      forwarded.on('error', () => outgoing.destroy());
      incoming.pipe(forwarded);
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
    deploy: async () => {
      buildAgain(folder);
      served = folder;
      const first = new Set(filesOf('dist'));
      const second = new Set(filesOf(folder));
      return {
        /** Whether only the first build has this file. */
        isGone: (url: string) => first.has(basename(url)) && !second.has(basename(url)),
      };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
