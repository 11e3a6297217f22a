import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { toServer } from '../../../src/server/render/sendToPlatform.ts';

it('Commerce server: a request of a rendering that gets no response is aborted', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const request = new Request('https://shop.example/graphql?query={__typename}');
  await expect(toServer(`http://127.0.0.1:${port}`, 50)(request, null)).rejects.toThrow(/timeout/);
  silent.closeAllConnections();
  silent.close();
});
