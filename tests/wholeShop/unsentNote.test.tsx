import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { actorOf } from '../../src/actors/AppActor.ts';
import { wholeShops } from '../support/openShop.ts';

const open = wholeShops();
afterEach(() => void vi.restoreAllMocks());

const lose = () => Promise.reject(new TypeError('Failed to fetch'));
const refuse = async () =>
  Response.json({
    errors: [{ message: 'Not today.', extensions: { category: 'graphql-input' } }],
  });

it.each([
  ['that gets no response offline', 'offline', lose, 'absent'],
  ['that gets no response online', 'online', lose, 'unreachable'],
  ['that the platform refuses although the browser seems offline', 'offline', refuse, 'refused'],
])('Contact form: a message %s fails with the true reason', async (_, network, respond, reason) => {
  const shop = await open();
  await shop.start('formSubmissions');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(network === 'online');
  vi.stubGlobal('fetch', respond);
  const forms = actorOf(shop.app, 'formSubmissions')!;
  const note = { name: 'Ada', email: 'ada@example.com', phone: '', message: 'Hello' };
  forms.send({ type: 'formSubmissions.send', formSubmission: { kind: 'contact', note } });
  const { context } = await waitFor(forms, (snapshot) => !snapshot.hasTag('busy'));
  expect(context.failures.contact?.reason).toBe(reason);
});
