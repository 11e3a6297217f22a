import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ConnectionLimits, Listening } from '../../src/server/listen.ts';
import { type Environment, start } from '../../src/server/start.ts';

export const PAGE = `<!doctype html><title>Shop</title>
<script type="application/json" id="config">{}</script>`;

/** A folder with a built shop, and servers that serve it; `close` ends them and removes it. */
export function testShop() {
  const folder = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(
    join(folder, 'assets/app-1a2b.js'),
    `export const words = '${'rose '.repeat(400)}';`,
  );
  const open: Listening[] = [];
  return {
    folder,
    /** The shop as `npm start` opens it, on any free port. */
    async open(
      environment: Environment = {},
      limits?: Partial<ConnectionLimits>,
    ): Promise<Listening> {
      const shop = await start({ PORT: '0', ...environment }, folder, limits);
      open.push(shop);
      return shop;
    },
    /** Lets `close` end this server too. */
    closeAfterTest<Server extends Listening>(server: Server): Server {
      open.push(server);
      return server;
    },
    async close() {
      await Promise.all(open.splice(0).map((server) => server.close()));
      rmSync(folder, { recursive: true });
    },
  };
}
