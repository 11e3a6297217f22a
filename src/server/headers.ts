import { PROVIDER_SOURCES, type ProviderSources } from '../features/checkout/payments/sources.ts';
import type { PaymentProvider } from '../lib/money/paymentCodes.ts';
import { ConfigurationError } from './ConfigurationError.ts';
import type { Environment } from './start.ts';

/** Films of these are shown in a frame, once a visitor has asked for one. */
const PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** What Google's map asks to be allowed: only where the shop has a key for it. */
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
  /** Where the commerce server has its pictures and films, by its own word. */
  mediaOrigins?: readonly string[];
  isInspectedByStately?: boolean;
  /** Of the scripts in the page itself, as hashes in quotation marks. */
  inlineScripts?: readonly string[];
}

/**
 * What a page of the shop may load and do. A real server's pictures and films may come from its
 * own origin, from where it has its media, and from CONTENT_ORIGINS (spaces between them).
 * Stately's inspector may be framed by the page that asks for it alone.
 */
export function securityHeaders(
  environment: Environment,
  { mediaOrigins = [], isInspectedByStately = false, inlineScripts = [] }: PageSources = {},
): Record<string, string> {
  const { COMMERCE_URL, CONTENT_ORIGINS = '', GOOGLE_MAPS_API_KEY } = environment;
  const { PAYMENT_PROVIDERS = '' } = environment;
  const maps = GOOGLE_MAPS_API_KEY ? MAPS : NO_MAPS;
  const providers = paymentSources(PAYMENT_PROVIDERS);
  const named = [COMMERCE_URL ?? '', ...mediaOrigins, ...CONTENT_ORIGINS.split(/\s+/)];
  const origins = named.flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
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

/** What the forms of the named payment providers load. @throws where there is none of that name */
function paymentSources(names: string): Record<keyof ProviderSources, string> {
  const sources = names
    .split(' ')
    .filter(Boolean)
    .map((name) => {
      if (isProvider(name)) return PROVIDER_SOURCES[name];
      throw new ConfigurationError(`PAYMENT_PROVIDERS names an unknown provider: ${name}`);
    });
  const all = (kind: keyof ProviderSources) =>
    sources.flatMap((one) => one[kind].map((origin) => ` ${origin}`)).join('');
  return { frames: all('frames'), connect: all('connect') };
}

const isProvider = (name: string): name is PaymentProvider => Object.hasOwn(PROVIDER_SOURCES, name);
