import { upstreamOf } from './upstream.ts';

/** The timeout in ms, after which the shop starts without this information. */
const TIMEOUT_MS = 3_000;

const QUERY = `{
  storeConfig { store_code secure_base_media_url }
  availableStores {
    secure_base_media_url base_url base_link_url secure_base_url secure_base_link_url
  }
}`;

interface StoreResponse {
  data?: {
    storeConfig?: (View & { store_code?: string | null }) | null;
    availableStores?: (View | null)[] | null;
  };
}
type View = Partial<Record<(typeof LINKS)[number] | 'secure_base_media_url', string | null>>;
const LINKS = ['base_url', 'base_link_url', 'secure_base_url', 'secure_base_link_url'] as const;

/** The base URLs of a commerce server's pages and media, as the server names them. */
export interface PlatformHosts {
  /** The base URLs of its pages (host and folder), the longest first. */
  linkBases: string[];
  /** The origins of the media of all store views. */
  mediaOrigins: string[];
  /** The base URL of the default store view's media; empty if unknown. */
  mediaUrl: string;
  /** The code of the default store view; empty if unknown. */
  storeCode: string;
}

/** The demo platform's values. It needs no URLs, because it is on the shop's own origin. */
export const EMBEDDED_HOSTS: Partial<PlatformHosts> = { storeCode: 'default' };

/**
 * Asks a commerce server for the base URLs of its store views' pages and media.
 *
 * @returns null, after a warning in the log, if it does not say.
 */
export async function platformHosts(
  address: string,
  graphqlPath: string,
): Promise<PlatformHosts | null> {
  const { url, basePath } = upstreamOf(address);
  try {
    const response = await fetch(`${url.origin}${basePath}${graphqlPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { data } = (await response.json()) as StoreResponse;
    const views = [data?.storeConfig, ...(data?.availableStores ?? [])];
    const media = views.flatMap((view) => view?.secure_base_media_url ?? []);
    if (media.length === 0) throw new Error('no secure_base_media_url in the response');
    const links = views.flatMap((view) => LINKS.flatMap((name) => view?.[name] ?? []));
    return {
      linkBases: linkBasesOf([`${url.origin}${basePath}`, ...links]),
      mediaOrigins: [...new Set(media.map((base) => new URL(base, url).origin))],
      mediaUrl: data?.storeConfig?.secure_base_media_url ?? '',
      storeCode: data?.storeConfig?.store_code ?? '',
    };
  } catch (error) {
    console.warn(`The commerce server did not say where its pages and pictures are: ${error}`);
    return null;
  }
}

/** The hosts of a commerce server that has not named them: its own address. */
export function defaultHosts(address: string): PlatformHosts {
  const { url, basePath } = upstreamOf(address);
  const linkBases = linkBasesOf([`${url.origin}${basePath}`]);
  return { linkBases, mediaOrigins: [], mediaUrl: '', storeCode: '' };
}

/** The base URLs with and without the platform's front controller, index.php. */
function linkBasesOf(addresses: readonly string[]): string[] {
  const bases = addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const { host, pathname } = new URL(address);
    const base = host + pathname.replace(/\/(?:index\.php\/?)?$/, '');
    return [base, `${base}/index.php`];
  });
  return [...new Set(bases)].toSorted((a, b) => b.length - a.length);
}
