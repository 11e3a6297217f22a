import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../src/locales/locales.ts';
import { checkReach } from '../../../src/server/doctor/checks/reach.ts';
import { canShop } from '../../../src/server/doctor/examine.ts';
import { platformAt } from '../../../src/server/doctor/platform.ts';
import { schemaText } from '../../platform/graphql/schemaText.ts';
import type { Shop } from '../../platform/shop/model.ts';
import { findingAbout, json, runDoctor, withoutIntrospection } from './runDoctor.ts';

const openSource = (shop: Shop) => {
  shop.release = '2.4.7';
  shop.hasPwaModules = false;
  shop.dynamicBlocks = null;
};

describe('Doctor, documents', () => {
  it('finds that everything works on a platform that has every field', async () => {
    const { findings } = await runDoctor({
      prepare: (shop) => {
        shop.hasPwaModules = true;
        shop.dynamicBlocks = [];
      },
    });
    expect(canShop(findings)).toBe(true);
    expect(findingAbout(findings, 'Works')?.summary.split(' · ')).toHaveLength(34);
    expect(findingAbout(findings, 'PWA fields')?.todo).toBe('COMMERCE_PWA_FIELDS=on');
  });

  it('names what a 2.4.7 platform without optional modules lacks, and finds that shopping works', async () => {
    const { findings } = await runDoctor({ prepare: openSource });
    expect(canShop(findings)).toBe(true);
    expect(findingAbout(findings, 'Works')?.summary.split(' · ')).toHaveLength(28);
    expect(findings.filter(({ summary }) => summary.includes('Only with'))).toEqual([
      {
        verdict: 'note',
        subject: 'Dynamic blocks',
        summary: 'Nothing is shown in their place. Only with Adobe Commerce.',
        todo: '',
      },
      {
        verdict: 'note',
        subject: 'Badge by the cart summary setting',
        summary: 'The badge counts all pieces. Only with the PWA modules.',
        todo: '',
      },
      {
        verdict: 'note',
        subject: 'The reason why a quantity is refused',
        summary: 'The refusal itself is the reason. Only with 2.4.8.',
        todo: '',
      },
      {
        verdict: 'note',
        subject: 'Finding a guest’s order by its number',
        summary: 'The form says that this is not possible. Only with 2.4.8.',
        todo: '',
      },
      {
        verdict: 'note',
        subject: 'Cancelling a guest’s order',
        summary: 'Asking for it fails in words. Only with 2.4.8.',
        todo: '',
      },
      {
        verdict: 'note',
        subject: 'Forms that demand a reCAPTCHA, which the shop lacks',
        summary: 'Such a form is refused in words once it is sent. Only with 2.4.8.',
        todo: '',
      },
    ]);
    expect(findingAbout(findings, 'PWA fields')?.todo).toBe('COMMERCE_PWA_FIELDS=off');
  });

  it('finds the same on a platform without introspection, and executes no mutation', async () => {
    const open = await runDoctor({ prepare: openSource });
    const closed = await runDoctor({ prepare: openSource, between: withoutIntrospection });
    const isAboutIntrospection = ({ subject }: { subject: string }) => subject === 'Introspection';
    expect(closed.findings.filter((finding) => !isAboutIntrospection(finding))).toEqual(
      open.findings.filter((finding) => !isAboutIntrospection(finding)),
    );
    expect(findingAbout(closed.findings, 'Introspection')?.verdict).toBe('note');
    expect([closed.shop.carts.size, closed.shop.orders.length]).toEqual([0, 0]);
    expect(closed.shop.customers.length).toBe(open.shop.customers.length);
  });

  it('reports that nobody can buy when the cart cannot be read', async () => {
    const sdl = schemaText({ release: '2.4.7', hasPwaModules: false, dynamicBlocks: null });
    const schema = buildSchema(sdl.replace(/^\s*itemsV2\([\s\S]*?\): CartItems$/m, ''));
    const { findings } = await runDoctor({
      between: async (request, send) => {
        const text = await request.clone().text();
        if (!text.includes('__schema')) return send(request);
        return json(await graphql({ schema, source: JSON.parse(text).query }));
      },
    });
    expect(canShop(findings)).toBe(false);
    expect(findingAbout(findings, 'The cart')?.verdict).toBe('stops');
    // The module is there: its fields are not why the document is refused.
    expect(findingAbout(findings, 'Card messages')?.summary).toMatch(/^None .*"itemsV2"/);
    expect(findingAbout(findings, 'Release')).toMatchObject({
      verdict: 'stops',
      todo: 'Update Magento to 2.4.7 or newer.',
    });
  });
});

it('Doctor: names the path at which GraphQL answers', async () => {
  const platform = platformAt('https://shop.example', '/api', async () =>
    json({ data: { storeConfig: { store_code: 'default' } } }),
  );
  expect(findingAbout(await checkReach(platform), 'GraphQL')?.summary).toBe('Answers at /api.');
});

describe('Doctor, release', () => {
  it.each([
    ['2.4.7', '2.4.7'],
    ['2.4.9', '2.4.9, or 2.4.8 with the patch of the HTTP statuses'],
  ] as const)('recognises %s', async (release, summary) => {
    const { findings } = await runDoctor({
      prepare: (shop) => void Object.assign(shop, { release }),
    });
    expect(findingAbout(findings, 'Release')?.summary).toBe(summary);
  });

  it('recognises 2.4.8 by its fields and by its treating a bad token as a guest', async () => {
    const { findings } = await runDoctor({
      between: (request, send) => {
        if (request.headers.get('authorization')) request.headers.delete('authorization');
        return send(request);
      },
    });
    expect(findingAbout(findings, 'Release')?.summary).toBe('2.4.8');
  });
});

/** Replaces the response to the query with this field. */
const changeResponse =
  (field: string, change: (body: { data: Record<string, never> }) => unknown) =>
  async (request: Request, send: (request: Request) => Promise<Response>) => {
    const text = await request.clone().text();
    const response = await send(request);
    if (!text.includes(field) || text.includes('__schema')) return response;
    return json(change(await response.json()));
  };

/** Store configurations with other values. */
const storeConfigWith = (values: object) =>
  changeResponse('availableStores {', ({ data }: { data: Record<string, unknown> }) => ({
    data: {
      storeConfig: { ...(data.storeConfig as object), ...values },
      availableStores: (data.availableStores as object[]).map((view) => ({ ...view, ...values })),
    },
  }));

describe('Doctor, configuration', () => {
  it.each([
    [{ customer_access_token_lifetime: 0.5 }, 'Token lifetime', 'SIGNIN_TTL_MULTIPLIER=0.5'],
    [
      { customer_access_token_lifetime: 4 },
      'Token lifetime',
      'SIGNIN_TTL_MULTIPLIER=4 to use it all',
    ],
    [
      { locale: 'nl_NL' },
      'Languages',
      `Add a folder to src/locales (there: ${LOCALES.join(', ')}).`,
    ],
    [
      { base_url: 'https://old.example/', base_link_url: 'https://old.example/' },
      'Base urls',
      'Set base_url to where shoppers find the shop.',
    ],
    [
      { secure_base_media_url: 'https://cdn.example/media/' },
      'Pictures',
      'Behind nginx: add it to img-src and media-src.',
    ],
    [
      { is_guest_checkout_enabled: false },
      'Guests',
      'Switch guest checkout on in Sales → Checkout.',
    ],
  ])(
    'notes for the configuration %o, under “%s”, what the owner should do',
    async (values, subject, todo) => {
      const { findings } = await runDoctor({ between: storeConfigWith(values) });
      expect(findingAbout(findings, subject)).toMatchObject({ verdict: 'note', todo });
      expect(canShop(findings)).toBe(true);
    },
  );

  it('names the store views whose codes give the same address', async () => {
    const { findings } = await runDoctor({ between: storeConfigWith({ store_code: 'a_b' }) });
    expect(findingAbout(findings, 'Codes of store views')?.summary).toBe(
      'a_b is the same in an address as another view.',
    );
  });

  it('notes that wish lists are switched off', async () => {
    const { findings } = await runDoctor({
      prepare: (shop) => void Object.assign(shop, { hasWishlists: false }),
    });
    expect(findingAbout(findings, 'Wish lists')?.verdict).toBe('note');
  });
});

describe('Doctor, requests', () => {
  it('proposes POST when the platform refuses queries by GET', async () => {
    const { findings } = await runDoctor({
      between: async (request, send) =>
        request.method === 'GET' && request.url.includes('/graphql')
          ? new Response('', { status: 405 })
          : send(request),
    });
    expect(findingAbout(findings, 'Queries by GET')?.todo).toBe('COMMERCE_GRAPHQL_METHOD=post');
    expect(canShop(findings)).toBe(true);
  });

  it('proposes orders in the default view when REST has no path for the other views', async () => {
    const { findings } = await runDoctor({
      between: async (request, send) =>
        request.url.includes('/rest/zh_hant/') ? new Response('', { status: 404 }) : send(request),
    });
    expect(findingAbout(findings, 'REST in store views')).toMatchObject({
      summary: 'Not in zh_hant: orders are made in the default view, in its currency.',
      todo: 'COMMERCE_REST_STORE_PATH=off',
    });
  });

  it('reports that nobody can buy without REST', async () => {
    const { findings } = await runDoctor({
      between: async (request, send) =>
        request.url.includes('/rest/') ? new Response('<html>', { status: 200 }) : send(request),
    });
    expect(canShop(findings)).toBe(false);
  });

  it.each([
    ['redirects', () => new Response('', { status: 301, headers: { location: 'https://a.b/' } })],
    ['is no GraphQL', () => new Response('<html>')],
  ])('stops after one finding when the address %s', async (_, respond) => {
    const { findings } = await runDoctor({ between: async () => respond() });
    expect(findings).toHaveLength(1);
    expect(canShop(findings)).toBe(false);
  });

  it('stops after one finding when nothing answers', async () => {
    const { findings } = await runDoctor({ between: () => Promise.reject(Error('ENOTFOUND')) });
    expect(findings.map(({ summary }) => summary)).toEqual(['No response: Error: ENOTFOUND']);
  });

  it.each([
    ['https://www.shop.example/graphql', 'Run it with https://www.shop.example'],
    ['/en/graphql', 'Run it with https://shop.example/en'],
    ['https://shop.example/sign-in', 'Check the address, and COMMERCE_GRAPHQL_PATH'],
  ])('names the address to examine when GraphQL redirects to %s', async (location, todo) => {
    const { findings } = await runDoctor({
      between: async () => new Response(null, { status: 302, headers: { location } }),
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.todo.startsWith(todo)).toBe(true);
  });

  it.each([
    [401, /asks for a password/],
    [503, /maintenance/],
  ])('says what a status %i of the server in front of GraphQL means', async (status, reason) => {
    const { findings } = await runDoctor({
      between: async () => new Response('<html>', { status }),
    });
    expect(findings.map(({ summary }) => summary)).toEqual([expect.stringMatching(reason)]);
  });

  it.each([
    ['that never ends', 10, /No end within 0.2 s/],
    ['without an end that comes fast', 1_000_000, /longer than 20 MB/],
  ])('stops after one finding when the server sends a response %s', async (_, size, reason) => {
    const endless = createServer((_request, response) => {
      const chunk = ' '.repeat(size);
      const timer = setInterval(() => response.write(chunk), 1);
      response.once('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const { port } = endless.address() as AddressInfo;
    const timeoutMs = size > 10 ? 60_000 : 200;
    const platform = platformAt(`http://127.0.0.1:${port}`, '/graphql', fetch, timeoutMs);
    const [finding] = await checkReach(platform);
    expect(finding?.summary).toMatch(reason);
    endless.closeAllConnections();
    endless.close();
  });

  it.each([
    ['queries by GET', /GET http.*graphql/, 'Queries by GET', 'note'],
    ['REST', /\/rest\//, 'REST', 'stops'],
    ['introspection', /__schema/, 'Introspection', 'note'],
    ['the reCAPTCHA settings', /recaptchaV3Config/, 'reCAPTCHA', 'note'],
    ['a new cart', /createEmptyCart/, 'Payment', 'note'],
  ])('ends with a table when the response to %s is lost', async (_, pattern, subject, verdict) => {
    const { findings } = await runDoctor({
      mayMakeCart: true,
      between: async (request, send) => {
        const text = `${request.method} ${request.url} ${await request.clone().text()}`;
        if (pattern.test(text)) throw new TypeError('fetch failed', { cause: Error('reset') });
        return send(request);
      },
    });
    expect(findingAbout(findings, subject)?.verdict).toBe(verdict);
    expect(findingAbout(findings, 'Works')?.verdict).toBe('ok');
  });

  it('proposes another run when the response to an essential document is lost', async () => {
    const { findings } = await runDoctor({
      between: async (request, send) => {
        const text = await request.clone().text();
        if (/query ResolveUrl/.test(text)) throw Error('reset');
        return withoutIntrospection(request, send);
      },
    });
    expect(findingAbout(findings, 'Finding the page of an address')).toMatchObject({
      verdict: 'stops',
      todo: 'Run the doctor again: a response was lost.',
    });
  });

  it('stops when introspection is disabled and errors do not name the unknown field', async () => {
    const { findings } = await runDoctor({
      between: async (request, send) =>
        /storeConfig/.test(decodeURIComponent(request.url) + (await request.clone().text()))
          ? send(request)
          : json({ errors: [{ message: 'Internal server error' }] }),
    });
    expect(findings.map(({ subject }) => subject)).toEqual([
      'GraphQL',
      'Queries by GET',
      'Introspection',
    ]);
    expect(canShop(findings)).toBe(false);
  });

  it.each([
    ['lacks types', { queryType: { name: 'Query' }, types: [], directives: [] }],
    ['is malformed', { types: 7 }],
  ])('treats a schema that %s as disabled introspection', async (_, schema) => {
    const { findings } = await runDoctor({
      between: async (request, send) =>
        /__schema/.test(await request.clone().text())
          ? json({ data: { __schema: schema } })
          : send(request),
    });
    expect(findingAbout(findings, 'Introspection')?.summary).toMatch('Closed');
    expect(canShop(findings)).toBe(true);
  });

  it('reports that nobody can buy when placing an order requires a reCAPTCHA', async () => {
    const guarded = changeResponse('recaptchaV3Config', () => ({
      data: { recaptchaV3Config: { is_enabled: true, forms: ['PLACE_ORDER'] } },
    }));
    const { findings } = await runDoctor({ between: guarded });
    expect(findingAbout(findings, 'reCAPTCHA')?.verdict).toBe('stops');
  });
});

describe('Doctor, payment', () => {
  it('creates no cart unless it is asked to', async () => {
    const { shop, findings } = await runDoctor();
    expect(shop.carts.size).toBe(0);
    expect(findingAbout(findings, 'Payment')?.todo).toContain('--cart');
  });

  it('names the offered payment methods that the shop has a form for', async () => {
    const { findings } = await runDoctor({ mayMakeCart: true });
    expect(findingAbout(findings, 'Payment')).toMatchObject({
      verdict: 'ok',
      summary: 'Forms for checkmo, florapay_card.',
    });
  });

  it('names the payment provider that the owner has to switch on', async () => {
    const { findings } = await runDoctor({
      mayMakeCart: true,
      prepare: (shop) => {
        shop.hasBraintree = true;
      },
    });
    expect(findingAbout(findings, 'Payment')).toMatchObject({
      summary: 'Forms for checkmo, florapay_card, braintree.',
      todo: 'PAYMENT_PROVIDERS="braintree"',
    });
  });

  it('reports that nobody can buy when the shop has a form for none of the methods', async () => {
    const { findings } = await runDoctor({
      mayMakeCart: true,
      between: changeResponse('available_payment_methods', () => ({
        data: {
          addProductsToCart: {
            cart: { available_payment_methods: [{ code: 'adyen_cc', title: 'Card' }] },
          },
        },
      })),
    });
    expect(findingAbout(findings, 'Payment')).toMatchObject({
      verdict: 'stops',
      summary: 'No form for: adyen_cc.',
    });
  });
});
