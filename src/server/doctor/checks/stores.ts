import { LOCALES, localeOf } from '../../../locales/locales.ts';
import { type Finding, note, ok } from '../finding.ts';
import type { Platform } from '../platform.ts';
import type { StoreView } from '../storeViews.ts';

/** Explains what the configuration of the store views means for the shop. */
export const checkStores = (
  platform: Platform,
  defaultView: StoreView,
  all: StoreView[],
): Finding[] => [
  checkViews(all.length > 0 ? all : [defaultView]),
  checkLanguages(all.length > 0 ? all : [defaultView]),
  checkAddresses(platform, defaultView),
  checkMedia(platform, defaultView),
  ok('CORS', 'Not needed: the shop and the platform are on one origin.'),
  checkLifetime(defaultView),
  ...disabledFeatures(defaultView),
];

const text = (value: unknown): string => String(value ?? '');

function checkViews(views: StoreView[]): Finding {
  const codes = views.map(({ store_code: code }) => text(code));
  const inPaths = codes.map((code) => code.replaceAll('_', '-'));
  const twice = codes.filter((_, index) => inPaths.indexOf(inPaths[index] ?? '') !== index);
  const list = views
    .map((view) => `${text(view.store_code)} (${text(view.default_display_currency_code)})`)
    .join(', ');
  return twice.length === 0
    ? ok('Codes of store views', list)
    : note(
        'Codes of store views',
        `${twice.join(', ')} is the same in an address as another view.`,
        'Give the view a code that differs in more than a hyphen.',
      );
}

function checkLanguages(views: StoreView[]): Finding {
  const foreign = views.filter(({ locale }) => localeOf(text(locale)) === undefined);
  const names = foreign.map(({ store_code, locale }) => `${text(store_code)} (${text(locale)})`);
  return names.length === 0
    ? ok('Languages', views.map(({ locale }) => text(locale)).join(', '))
    : note(
        'Languages',
        `The shop's own words are English in ${names.join(', ')}.`,
        `Add a folder to src/locales (there: ${LOCALES.join(', ')}).`,
      );
}

function checkAddresses({ address }: Platform, defaultView: StoreView): Finding {
  const bases = [defaultView.base_url, defaultView.base_link_url]
    .map(text)
    .filter((url) => URL.canParse(url));
  const hosts = [...new Set(bases.map((url) => new URL(url).host))];
  return hosts.includes(new URL(address).host) || hosts.length === 0
    ? ok('Base urls', `Links to ${hosts.join(', ') || 'the platform'} stay inside the shop.`)
    : note(
        'Base urls',
        `The platform calls itself ${hosts.join(', ')}; its mails lead there.`,
        'Set base_url to where shoppers find the shop.',
      );
}

function checkMedia({ address }: Platform, defaultView: StoreView): Finding {
  const url = text(defaultView.secure_base_media_url);
  if (!URL.canParse(url)) {
    return note('Pictures', 'The platform does not say where they are.', 'CONTENT_ORIGINS=…');
  }
  const { origin } = new URL(url);
  return origin === new URL(address).origin
    ? ok('Pictures', 'From the platform itself, by /media.')
    : note(
        'Pictures',
        `From ${origin}; npm start allows it by itself.`,
        'Behind nginx: add it to img-src and media-src.',
      );
}

/** The shop keeps a token for an hour, multiplied by SIGNIN_TTL_MULTIPLIER. */
function checkLifetime({ customer_access_token_lifetime: seconds }: StoreView): Finding {
  const hours = Number(seconds ?? Number.NaN);
  if (!(hours > 0))
    return note('Token lifetime', 'The platform does not state it; the shop assumes one hour.');
  const tellsHours = `The platform ends a session after ${hours} h.`;
  if (hours === 1) return ok('Token lifetime', `${tellsHours} The shop knows.`);
  const todo = `SIGNIN_TTL_MULTIPLIER=${hours}`;
  return hours < 1
    ? note('Token lifetime', `${tellsHours} The shop would go on with a dead token.`, todo)
    : note(
        'Token lifetime',
        `${tellsHours} The shop signs out after one.`,
        `${todo} to use it all`,
      );
}

/** The features that the platform's own configuration disables. */
function disabledFeatures(defaultView: StoreView): Finding[] {
  const isOff = (value: unknown) => value === false || value === 0 || value === '0';
  return [
    isOff(defaultView.is_guest_checkout_enabled)
      ? note('Guests', 'Only customers can order; guests fail in the checkout.', GUEST_CHECKOUT)
      : ok('Guests', 'Can order.'),
    ...(isOff(defaultView.magento_wishlist_general_is_enabled)
      ? [note('Wish lists', 'Are switched off; a heart is refused in words.')]
      : []),
    ...(isOff(defaultView.contact_enabled)
      ? [note('Contact form', 'Is switched off; sending it is refused in words.')]
      : []),
    ...(isOff(defaultView.newsletter_enabled) ? [note('Newsletter', 'Is switched off.')] : []),
    ...(defaultView.create_account_confirmation === true
      ? [note('New accounts', 'Wait for their mail: signing in at once fails in words.')]
      : []),
  ];
}

const GUEST_CHECKOUT = 'Switch guest checkout on in Sales → Checkout.';
