/** The run-time configuration. Names in capitals are those of environment variables. */
export interface Config {
  COMMERCE_GRAPHQL_PATH: string;
  COMMERCE_GRAPHQL_METHOD: 'get' | 'post';
  COMMERCE_PWA_FIELDS: 'on' | 'off' | 'auto';
  /**
   * `off`: the platform has no `/rest/{store_code}/V1` and creates every order in its default view.
   */
  COMMERCE_REST_STORE_PATH: 'on' | 'off';
  /** Factor on the sign-in token's lifetime of one hour. */
  SIGNIN_TTL_MULTIPLIER: number;
  /** URL prefixes of the platform's own pages: host and folder. */
  linkBases: readonly string[];
  /** Base URL of the default store view's images; empty for this shop's own `/media`. */
  mediaUrl: string;
  /** Code of the default store view; empty while unknown. */
  storeCode: string;
  /** API key of Google Maps; without one the shop lists a map's places instead. */
  GOOGLE_MAPS_API_KEY: string;
  /** Names of the configured payment providers, separated by spaces. */
  PAYMENT_PROVIDERS: string;
}

/** Parses the page's JSON block `#config`; missing and invalid settings get their defaults. */
export function readConfig(text: string | null | undefined): Config {
  const settings = parseConfig(text);
  const multiplier = Number(settings.SIGNIN_TTL_MULTIPLIER);
  return {
    COMMERCE_GRAPHQL_PATH: String(settings.COMMERCE_GRAPHQL_PATH ?? '/graphql'),
    COMMERCE_GRAPHQL_METHOD: settings.COMMERCE_GRAPHQL_METHOD === 'post' ? 'post' : 'get',
    COMMERCE_PWA_FIELDS:
      settings.COMMERCE_PWA_FIELDS === 'on' || settings.COMMERCE_PWA_FIELDS === 'off'
        ? settings.COMMERCE_PWA_FIELDS
        : 'auto',
    COMMERCE_REST_STORE_PATH: settings.COMMERCE_REST_STORE_PATH === 'off' ? 'off' : 'on',
    SIGNIN_TTL_MULTIPLIER: multiplier > 0 ? multiplier : 1,
    linkBases: Array.isArray(settings.linkBases) ? settings.linkBases.map(String) : [],
    mediaUrl: String(settings.mediaUrl ?? ''),
    storeCode: String(settings.storeCode ?? ''),
    GOOGLE_MAPS_API_KEY: String(settings.GOOGLE_MAPS_API_KEY ?? ''),
    PAYMENT_PROVIDERS: String(settings.PAYMENT_PROVIDERS ?? ''),
  };
}

function parseConfig(text: string | null | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
