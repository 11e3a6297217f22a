import { PROVIDER_SOURCES, type ProviderSources } from '../features/checkout/payments/sources.ts';
import type { PaymentProvider } from '../lib/money/paymentCodes.ts';
import { ConfigurationError } from './ConfigurationError.ts';
import type { Environment } from './start.ts';

/** Video players, which are embedded when a visitor asks for one. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The sources that Google Maps needs. Allowed only if the shop has a key. */
const MAPS = {
  script: ' https://maps.googleapis.com',
  pictures: ' https://maps.googleapis.com https://*.gstatic.com https://*.googleapis.com',
  connect: ' https://maps.googleapis.com https://*.googleapis.com',
  styles: ' https://fonts.googleapis.com',
  fonts: ' https://fonts.gstatic.com',
  policies:
    ' @googlemaps/js-api-loader google-maps-api-loader google-maps-api#html goog#html lit-html',
};
const NO_MAPS = { script: '', pictures: '', connect: '', styles: '', fonts: '', policies: '' };

interface PageSources {
  /** The origins of the commerce server's media, as the server names them. */
  mediaOrigins?: readonly string[];
  isInspectedByStately?: boolean;
  /** The hashes of the page's inline scripts, in quotation marks. */
  inlineScripts?: readonly string[];
}

/**
 * The security headers of a page. Media may come from the commerce server's origin, from its media
 * origins, and from CONTENT_ORIGINS (separated by spaces). Only the page that asks for Stately's
 * inspector may embed it.
 */
export function securityHeaders(
  environment: Environment,
  { mediaOrigins = [], isInspectedByStately = false, inlineScripts = [] }: PageSources = {},
): Record<string, string> {
  const { COMMERCE_URL, CONTENT_ORIGINS = '', GOOGLE_MAPS_API_KEY } = environment;
  const { PAYMENT_PROVIDERS = '' } = environment;
  const maps = GOOGLE_MAPS_API_KEY ? MAPS : NO_MAPS;
  const providers = paymentSources(PAYMENT_PROVIDERS);
  const configuredUrls = [COMMERCE_URL ?? '', ...mediaOrigins, ...CONTENT_ORIGINS.split(/\s+/)];
  const origins = configuredUrls.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
  const media = [...new Set(origins)].map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'self'",
    `script-src 'self'${inlineScripts.map((one) => ` ${one}`).join('')}${maps.script}`,
    `style-src 'self' 'unsafe-inline'${maps.styles}`,
    `img-src 'self' data:${media}${maps.pictures}`,
    `media-src 'self'${media}`,
    `font-src 'self'${maps.fonts}`,
    `frame-src 'self' ${PLAYERS}${providers.frames}${isInspectedByStately ? ' https://stately.ai' : ''}`,
    `connect-src 'self'${maps.connect}${providers.connect}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types default${maps.policies}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  };
}

/**
 * The origins that the forms of the named payment providers need.
 * @throws ConfigurationError if a provider is unknown.
 */
function paymentSources(names: string): Record<keyof ProviderSources, string> {
  const sources = names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      if (isProvider(name)) return PROVIDER_SOURCES[name];
      throw new ConfigurationError(`PAYMENT_PROVIDERS names an unknown provider: ${name}`);
    });
  const originsOf = (kind: keyof ProviderSources) =>
    sources.flatMap((one) => one[kind].map((origin) => ` ${origin}`)).join('');
  return { frames: originsOf('frames'), connect: originsOf('connect') };
}

const isProvider = (name: string): name is PaymentProvider => Object.hasOwn(PROVIDER_SOURCES, name);
