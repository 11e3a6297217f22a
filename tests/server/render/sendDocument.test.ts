import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { SentDocument } from '../../../src/server/render/documents.ts';
import { sendDocument } from '../../../src/server/render/sendDocument.ts';

const DOCUMENT: SentDocument = {
  status: 200,
  body: Buffer.from('<p>roses</p>'),
  etag: 'W/"roses"',
  cacheControl: 'public',
  packed: {},
};

let server: Server | undefined;
afterEach(() => server?.close());

async function request(headers: Record<string, string>, sent: Partial<SentDocument> = {}) {
  server = createServer((incoming, outgoing) => {
    void sendDocument({ ...DOCUMENT, ...sent }, { incoming, outgoing, headers: {} });
  });
  await new Promise<void>((resolve) => server?.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}/`, { headers });
}

describe('The response with a document', () => {
  it.each(['W/"roses"', '"roses"', '"tulips", W/"roses"'])(
    'is 304 without a body for If-None-Match: %s',
    async (known) => {
      const response = await request({ 'if-none-match': known });
      expect([response.status, await response.text()]).toEqual([304, '']);
      expect(response.headers.get('etag')).toBe('W/"roses"');
    },
  );

  it.each(['W/"tulips"', ''])('is whole for If-None-Match: %j', async (known) => {
    const response = await request({ 'if-none-match': known });
    expect([response.status, await response.text()]).toEqual([200, '<p>roses</p>']);
  });

  it('is whole for a known page that is unavailable', async () => {
    const response = await request({ 'if-none-match': 'W/"roses"' }, { status: 503 });
    expect(response.status).toBe(503);
  });

  it('tells how long the parts of the rendering took', async () => {
    const { headers } = await request({}, { timing: 'render;dur=30.0' });
    expect(headers.get('server-timing')).toBe('render;dur=30.0');
  });

  it('tells how old the document is if it was rendered for an earlier visitor', async () => {
    const { headers } = await request({}, { age: 61 });
    expect(headers.get('age')).toBe('61');
  });

  it('tells when it was rendered, also where the client already has it', async () => {
    const renderedAt = Date.UTC(2026, 4, 1);
    for (const known of ['', 'W/"roses"']) {
      const response = await request({ 'if-none-match': known }, { renderedAt });
      expect(response.headers.get('last-modified')).toBe('Fri, 01 May 2026 00:00:00 GMT');
      server?.close();
    }
  });

  it('has an encoding that the client accepts', async () => {
    const { headers } = await request({ 'accept-encoding': 'br;q=0, gzip' });
    expect(headers.get('content-encoding')).toBe('gzip');
    expect(headers.get('vary')).toBe('Accept-Encoding');
  });
});
