import { expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { openShop } from '../support/openShop.ts';

it.each([
  ['offline', 'absent'],
  ['online', 'unreachable'],
])(
  'Contact form: a message that fails while the browser is %s counts as %s',
  async (network, reason) => {
    const shop = await openShop();
    await shop.start('formSubmissions');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const forms = actorOf(shop.app, 'formSubmissions')!;
    const note = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
    forms.send({ type: 'formSubmissions.send', formSubmission: { kind: 'contact', note } });
    const { context } = await waitFor(forms, (snapshot) => !snapshot.hasTag('busy'));
    expect(context.failures.contact?.reason).toBe(reason);
    isOnline.mockRestore();
    vi.unstubAllGlobals();
    await shop.close();
  },
);
