import { upstreamOf } from './proxy.ts';

/** Milliseconds; the shop opens without an answer then. */
const PATIENCE_MS = 3_000;

const QUERY = '{ storeConfig { secure_base_media_url } availableStores { secure_base_media_url } }';

interface Answer {
  data?: {
    storeConfig?: View | null;
    availableStores?: (View | null)[] | null;
  };
}
interface View {
  secure_base_media_url?: string | null;
}

/**
 * Asks a commerce server where its views have their pictures.
 *
 * @returns the origins; none, and a warning in the log, when the server does not say
 */
export async function mediaOrigins(address: string, graphqlPath: string): Promise<string[]> {
  const { url, basePath } = upstreamOf(address);
  try {
    const answer = await fetch(`${url.origin}${basePath}${graphqlPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { data } = (await answer.json()) as Answer;
    const views = [data?.storeConfig, ...(data?.availableStores ?? [])];
    const bases = views.flatMap((view) => view?.secure_base_media_url ?? []);
    if (bases.length === 0) throw new Error('no secure_base_media_url in the answer');
    return [...new Set(bases.map((base) => new URL(base, url).origin))];
  } catch (error) {
    console.warn(`The commerce server did not say where its pictures are: ${error}`);
    return [];
  }
}
