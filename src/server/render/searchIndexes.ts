import { graphqlRequest } from '../graphqlRequest.ts';
import { HttpError } from '../HttpError.ts';
import type { Handler } from '../handler.ts';
import { robotsTxt, sitemapXml } from './sitemap.ts';

interface Options {
  /** The shop's origin, without a trailing slash. */
  origin: string;
  send: (request: Request) => Promise<Response>;
  graphqlPath: string;
  /** The value of COMMERCE_GRAPHQL_METHOD. */
  graphqlMethod?: string | undefined;
  now: () => number;
}

/** How long a sitemap is fresh, in ms. */
const FRESH_MS = 600_000;

/** Serves robots.txt and sitemap.xml, by path. */
export function searchIndexes({
  origin,
  send,
  graphqlPath,
  graphqlMethod,
  now,
}: Options): Record<string, Handler> {
  let cached: { at: number; text: Promise<string> } | null = null;
  const queryPlatform = async (query: string, viewCode: string | null): Promise<unknown> => {
    const headers: Record<string, string> = viewCode === null ? {} : { Store: viewCode };
    const request = graphqlRequest(origin + graphqlPath, query, graphqlMethod, { headers });
    const response: unknown = await (await send(request)).json();
    if (typeof response !== 'object' || response === null || !('data' in response)) {
      throw new Error('The platform gave no response for the sitemap.');
    }
    return response.data;
  };
  const sitemap = () => {
    if (cached && now() - cached.at < FRESH_MS) return cached.text;
    const requested = { at: now(), text: sitemapXml({ origin, queryPlatform }) };
    cached = requested;
    return requested.text.catch(() => {
      if (cached === requested) cached = null;
      throw new HttpError(503, 'The catalogue cannot be read at present.', { 'retry-after': '30' });
    });
  };
  const respond =
    (type: string, text: () => string | Promise<string>): Handler =>
    async ({ incoming, outgoing }) => {
      const body = Buffer.from(await text());
      outgoing.writeHead(200, {
        'content-type': type,
        'content-length': body.length,
        'cache-control': 'public, max-age=600',
        'x-content-type-options': 'nosniff',
      });
      outgoing.end(incoming.method === 'HEAD' ? undefined : body);
    };
  return {
    '/robots.txt': respond('text/plain; charset=utf-8', () => robotsTxt(origin)),
    '/sitemap.xml': respond('application/xml; charset=utf-8', sitemap),
  };
}
