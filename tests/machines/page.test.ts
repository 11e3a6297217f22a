import { describe, expect, it } from 'vitest';
import { pageMachine } from '../../machines/page/machine.ts';
import { done, elapsed, failed } from '../support/model.ts';
import { standAlone } from '../support/standAlone.ts';

const foundResponse = (type: string, relativeUrl = 'roses') => ({
  kind: 'found',
  type,
  uid: 'MQ==',
  identifier: null,
  relativeUrl,
});
const redirect = (url: string) => ({ kind: 'redirect', code: 301, url });
const NOTHING = { kind: 'nothing' };
const visit = (path: string, search = '') => ({ type: 'location.changed', path, search });
const STARTED = { type: 'actors.started' };
const FAILED = { type: 'actors.failed' };
const SIGNED_OUT = { type: 'page.signedOut' };
const NEEDS = {
  CATEGORY: { actors: ['cart'], customersActors: ['wishList'] },
  CART: { readsCart: true },
};
const LOADS = 'loadingBar ← loading.started';
const LOADED = 'loadingBar ← loading.ended';

const shop = (facts: Record<string, boolean> = {}) =>
  standAlone(pageMachine, { facts, input: { needs: NEEDS } });

/** The page machine with the category of this path on screen. */
const onCategory = (path = '/roses', facts: Record<string, boolean> = {}) => {
  const page = shop(facts);
  page.send(
    visit(path),
    done('resolvePath', foundResponse('CATEGORY', path.slice(1))),
    done('loadPage'),
    STARTED,
  );
  page.calls();
  return page;
};
const shownName = (page: ReturnType<typeof shop>) => page.context().shown?.name;

describe('Page: an address', () => {
  it('is not requested before the location is known', () => {
    const page = shop();
    expect(page.value()).toBe('waiting');
    expect(page.calls()).toEqual([]);
  });

  it('is resolved, and its page shown once code and actors are loaded', () => {
    const page = shop();
    page.send(visit('/roses'));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath']);
    expect(page.inputOf('resolvePath')).toEqual({ path: '/roses' });
    page.send(done('resolvePath', foundResponse('CATEGORY')));
    expect(page.calls()).toEqual(['start cart', 'call loadPage']);
    expect(page.inputOf('loadPage')).toEqual({ name: 'CATEGORY' });
    page.send(done('loadPage'));
    expect(page.is('page')).toBe(false);
    page.send(STARTED);
    expect(page.calls()).toEqual([LOADED, 'arrive']);
    expect(page.inputOf('arrive')).toEqual({ isNewPage: true });
    expect(page.is('page')).toBe(true);
    expect(shownName(page)).toBe('CATEGORY');
  });

  it('also shows its page when the actors are loaded before the code', () => {
    const page = shop();
    page.send(visit('/roses'), done('resolvePath', foundResponse('CATEGORY')), STARTED);
    expect(page.is('page')).toBe(false);
    page.send(done('loadPage'));
    expect(page.is('page')).toBe(true);
  });

  it('starts the actors for customers only when a customer is signed in', () => {
    const page = shop({ isSignedIn: true });
    page.send(visit('/roses'), done('resolvePath', foundResponse('CATEGORY')));
    expect(page.calls()).toContain('start cart, wishList');
  });

  it('is not resolved when it belongs to a fixed page', () => {
    const page = shop();
    page.send(visit('/contact'));
    expect(page.calls()).toEqual([LOADS, 'start ', 'call loadPage']);
    expect(page.inputOf('loadPage')).toEqual({ name: 'CONTACT' });
  });

  it('has the cart read while the code of the cart page loads', () => {
    const page = shop();
    page.send(visit('/cart'));
    expect(page.calls()).toEqual([LOADS, 'cart ← cart.read', 'start ', 'call loadPage']);
  });

  it('keeps the page and resolves nothing when only its query changes', () => {
    const page = onCategory();
    page.send(visit('/roses', '?page=2'));
    expect(page.calls()).toEqual(['arrive']);
    expect(page.inputOf('arrive')).toEqual({ isNewPage: false });
    expect(page.context().search).toBe('?page=2');
    expect(page.is('page')).toBe(true);
  });

  it('keeps the previous page on screen until its own is ready', () => {
    const page = onCategory();
    page.send(visit('/tulips'));
    expect(page.is('loading')).toBe(true);
    expect(shownName(page)).toBe('CATEGORY');
    expect(page.inputOf('resolvePath')).toEqual({ path: '/tulips' });
  });
});

describe('Page: an address that leads nowhere', () => {
  it('fails when it cannot be resolved, and clears the previous page', () => {
    const page = onCategory();
    page.send(visit('/tulips'), failed('resolvePath'));
    expect(page.is('failed')).toBe(true);
    expect(page.context().shown).toBeNull();
    expect(page.calls()).toEqual([LOADS, 'call resolvePath', LOADED, 'arrive']);
    expect(page.inputOf('arrive')).toEqual({ isNewPage: false });
  });

  it.each([
    { why: 'its code', event: failed('loadPage') },
    { why: 'what it needs', event: FAILED },
  ])('fails when $why cannot be loaded', ({ event }) => {
    const page = shop();
    page.send(visit('/roses'), done('resolvePath', foundResponse('CATEGORY')), event);
    expect(page.is('failed')).toBe(true);
  });

  it('is retried when the same address is opened again', () => {
    const page = shop();
    page.send(visit('/roses', '?a'), failed('resolvePath'));
    page.calls();
    page.send(visit('/roses', '?a'));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath']);
    expect(page.context()).toMatchObject({ shown: null, problem: 'failed' });
    page.send(done('resolvePath', foundResponse('CATEGORY')), failed('loadPage'));
    page.calls();
    page.send(visit('/contact'), failed('loadPage'));
    page.calls();
    page.send(visit('/contact'));
    expect(page.calls()).toEqual([LOADS, 'start ', 'call loadPage']);
  });

  it('is resolved again when a known page could not be loaded before', () => {
    const page = onCategory();
    page.send(visit('/cart'), done('loadPage'), STARTED, visit('/roses'), failed('loadPage'));
    page.calls();
    page.send(visit('/roses'));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath']);
  });

  it('is not retried when only its query changes', () => {
    const page = shop();
    page.send(visit('/roses'), failed('resolvePath'));
    page.calls();
    page.send(visit('/roses', '?page=2'));
    expect(page.calls()).toEqual(['arrive']);
    expect(page.is('failed')).toBe(true);
  });

  it('is looked up in the other store views and opened in the one that has it', () => {
    const page = shop();
    page.send(visit('/meigui'), done('resolvePath', NOTHING));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath', 'call findOtherView']);
    expect(page.inputOf('findOtherView')).toEqual({ path: '/meigui' });
    page.send(done('findOtherView', { code: 'zh' }));
    expect(page.calls()).toEqual(['openOtherView']);
    expect(page.inputOf('openOtherView')).toEqual({ view: { code: 'zh' } });
    expect(page.value()).toEqual({ navigating: 'leaving' });
  });

  it.each([done('findOtherView', null), failed('findOtherView')])(
    'opens the home page when no store view has it ($type)',
    (event) => {
      const page = onCategory();
      page.send(visit('/nowhere'), done('resolvePath', NOTHING));
      page.calls();
      page.send(event);
      expect(page.calls()).toEqual([LOADED, 'replacePath']);
      expect(page.inputOf('replacePath')).toEqual({ url: '/' });
      expect(page.context()).toMatchObject({ problem: 'notFound', shown: null });
      page.send(
        visit('/'),
        done('resolvePath', foundResponse('CMS_PAGE')),
        done('loadPage'),
        STARTED,
      );
      expect(page.context().problem).toBeNull();
      expect(shownName(page)).toBe('CMS_PAGE');
    },
  );

  it('is missing without further lookups when it is the home page', () => {
    const page = onCategory();
    page.send(visit('/'), done('resolvePath', NOTHING));
    expect(page.is('missing')).toBe(true);
    expect(page.context().shown).toBeNull();
    expect(page.calls()).toEqual([LOADS, 'call resolvePath', LOADED, 'arrive']);
    expect(page.inputOf('arrive')).toEqual({ isNewPage: false });
  });

  it('is missing when its type of page is unknown', () => {
    const page = shop();
    page.send(visit('/thing'), done('resolvePath', foundResponse('THING')));
    expect(page.is('missing')).toBe(true);
    expect(page.context().problem).toBe('missing');
  });
});

describe('Page: a server-rendered page', () => {
  const renderedPage = (change: object) => {
    const place = {
      path: '/roses',
      search: '',
      response: foundResponse('CATEGORY'),
      problem: null,
      page: null,
    };
    const input = { needs: NEEDS, rendered: { ...place, ...change } };
    return standAlone(pageMachine, { input });
  };
  const CATEGORY = { name: 'CATEGORY', path: '/roses', uid: 'MQ==', identifier: null };

  it('is shown at once while its actors start', () => {
    const page = renderedPage({ page: CATEGORY });
    expect(page.value()).toBe('shown');
    expect(page.calls()).toEqual(['start cart']);
    expect(shownName(page)).toBe('CATEGORY');
  });

  it.each(['missing', 'failed'])('shows its problem at once: %s', (problem) => {
    const page = renderedPage({ problem });
    expect(page.is(problem)).toBe(true);
    expect(page.calls()).toEqual(['arrive']);
  });

  it('of an unavailable platform stays while the browser resolves the address', () => {
    const page = renderedPage({ path: '', response: null, problem: 'failed' });
    expect(page.value()).toBe('waiting');
    page.send(visit('/roses'));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath']);
    expect(page.context().problem).toBe('failed');
    page.send(done('resolvePath', foundResponse('CATEGORY')), done('loadPage'), STARTED);
    expect(page.context().problem).toBeNull();
    expect(shownName(page)).toBe('CATEGORY');
  });

  it('of an unknown address is shown for two seconds before the home page opens', () => {
    const page = renderedPage({ problem: 'notFound' });
    expect(page.context().problem).toBe('notFound');
    expect(page.calls()).toEqual([]);
    page.send(elapsed('reading', 'page.notFoundOnArrival'));
    expect(page.calls()).toEqual(['replacePath']);
    expect(page.inputOf('replacePath')).toEqual({ url: '/' });
  });
});

describe('Page: a redirect', () => {
  it('replaces the address, and the new address is resolved', () => {
    const page = shop();
    page.send(visit('/old'), done('resolvePath', redirect('/roses')));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath', 'replacePath']);
    expect(page.inputOf('replacePath')).toEqual({ url: '/roses' });
    page.send(visit('/roses'));
    expect(page.calls()).toEqual([LOADED, LOADS, 'call resolvePath']);
  });

  it('leaves the shop when its target is another site', () => {
    const page = shop();
    page.send(visit('/old'), done('resolvePath', redirect('https://elsewhere.example/')));
    expect(page.calls()).toEqual([LOADS, 'call resolvePath', 'leaveSite']);
    expect(page.inputOf('leaveSite')).toEqual({ url: 'https://elsewhere.example/' });
    expect(page.is('loading')).toBe(true);
  });

  it('fails when its target is its own address', () => {
    const page = shop();
    page.send(visit('/a'), done('resolvePath', redirect('/a?again')));
    expect(page.is('failed')).toBe(true);
    expect(page.calls()).not.toContain('replacePath');
  });

  it('is followed five times in a row, and the count restarts after a shown page', () => {
    const page = shop();
    const follow = (at: number) =>
      page.send(visit(`/${at}`), done('resolvePath', redirect(`/${at + 1}`)));
    for (let at = 0; at < 5; at += 1) follow(at);
    expect(page.is('failed')).toBe(false);
    follow(5);
    expect(page.is('failed')).toBe(true);
    const other = shop();
    other.send(visit('/0'), done('resolvePath', redirect('/1')));
    other.send(
      visit('/1'),
      done('resolvePath', foundResponse('CATEGORY')),
      done('loadPage'),
      STARTED,
    );
    expect(other.context().redirects).toBe(0);
  });

  it('is followed to another site after any number of redirects', () => {
    const page = shop();
    for (let at = 0; at < 5; at += 1) {
      page.send(visit(`/${at}`), done('resolvePath', redirect(`/${at + 1}`)));
    }
    page.send(visit('/5'), done('resolvePath', redirect('https://elsewhere.example/')));
    expect(page.calls().at(-1)).toBe('leaveSite');
  });

  it('resets the count of redirects when its target fails', () => {
    const page = shop();
    page.send(visit('/0'), done('resolvePath', redirect('/1')));
    page.send(visit('/1'), failed('resolvePath'));
    expect(page.context().redirects).toBe(0);
  });
});

describe('Page: an address that was resolved before', () => {
  const returnToCategory = () => {
    const page = onCategory();
    page.send(visit('/cart'), done('loadPage'), STARTED);
    page.calls();
    page.send(visit('/roses'));
    return page;
  };

  it('is shown at once and checked in the background', () => {
    const page = returnToCategory();
    expect(page.calls()).toEqual([LOADS, 'start cart', 'call loadPage']);
    page.send(done('loadPage'), STARTED);
    expect(page.calls()).toEqual([LOADED, 'arrive', 'call checkPath']);
    expect(page.inputOf('arrive')).toEqual({ isNewPage: true });
    expect(page.inputOf('checkPath')).toEqual({ path: '/roses' });
    expect(page.is('page')).toBe(true);
    expect(shownName(page)).toBe('CATEGORY');
  });

  it('stays when the platform returns the same or nothing', () => {
    for (const event of [done('checkPath', foundResponse('CATEGORY')), failed('checkPath')]) {
      const page = returnToCategory();
      page.send(done('loadPage'), STARTED, event);
      expect(page.value()).toBe('shown');
    }
  });

  it('is corrected when the platform returns something else', () => {
    const page = returnToCategory();
    page.send(done('loadPage'), STARTED);
    page.calls();
    page.send(done('checkPath', foundResponse('PRODUCT')));
    expect(page.calls()).toEqual([LOADS, 'start ', 'call loadPage']);
    expect(page.inputOf('loadPage')).toEqual({ name: 'PRODUCT' });
    page.send(done('loadPage'), STARTED);
    expect(page.value()).toBe('shown');
    expect(shownName(page)).toBe('PRODUCT');
  });
});

describe('Page: an account page', () => {
  it('opens for a customer', () => {
    const page = shop({ isSignedIn: true });
    page.send(visit('/order-history'));
    expect(page.calls()).toEqual([LOADS, 'start ', 'call loadPage']);
    expect(page.inputOf('loadPage')).toEqual({ name: 'ORDER_HISTORY' });
  });

  it('stays on screen when only its query changes', () => {
    const page = shop({ isSignedIn: true });
    page.send(visit('/order-history'), done('loadPage'), STARTED);
    page.calls();
    page.send(visit('/order-history', '?page=2'));
    expect(page.calls()).toEqual(['arrive']);
  });

  it('sends a visitor to sign in and remembers the address', () => {
    const page = shop();
    page.send(visit('/order-history', '?page=2'));
    expect(page.calls()).toEqual([LOADS, 'askToSignIn']);
    expect(page.inputOf('askToSignIn')).toEqual({ from: '/order-history?page=2' });
  });

  it('is left at a sign-out, and its query is not remembered', () => {
    const page = shop({ isSignedIn: true });
    page.send(visit('/order-history', '?search=000042'), done('loadPage'), STARTED);
    page.calls();
    page.send(SIGNED_OUT);
    expect(page.calls()).toEqual([LOADS, 'askToSignIn']);
    expect(page.inputOf('askToSignIn')).toEqual({ from: '/order-history' });
    expect(page.context().shown).toBeNull();
  });

  it('differs from a public page, which stays on screen at a sign-out', () => {
    const page = onCategory();
    page.send(SIGNED_OUT);
    expect(page.calls()).toEqual([]);
    expect(shownName(page)).toBe('CATEGORY');
  });
});

describe('Page: the order confirmation', () => {
  it('opens with the receipt and informs the checkout', () => {
    const page = shop({ hasReceipt: true });
    page.send(visit('/order-confirmation'), done('loadPage'), STARTED);
    expect(page.calls()).toEqual([
      LOADS,
      'start ',
      'call loadPage',
      LOADED,
      'openReceipt',
      'arrive',
    ]);
    expect(shownName(page)).toBe('ORDER_CONFIRMATION');
  });

  it('opens the home page without a receipt', () => {
    const page = shop();
    page.send(visit('/order-confirmation'), done('loadPage'), STARTED);
    expect(page.calls()).toEqual([LOADS, 'start ', 'call loadPage', 'replacePath']);
    expect(page.inputOf('replacePath')).toEqual({ url: '/' });
    expect(page.context().shown).toBeNull();
  });
});
