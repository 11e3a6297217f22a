import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { createActor, SimulatedClock } from 'xstate';
import type { SavedCheckout } from '../../machines/checkout/context.ts';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { DEFAULT_ENVIRONMENT, EnvironmentProvider } from '../../src/actors/useEnvironment.ts';
import { FormDraftsProvider } from '../../src/actors/useFormDraft.ts';
import { createFormDrafts } from '../../src/lib/formDrafts.ts';
import { DEFAULT_SHOP, type FakeShop } from './fakeShop.ts';
import { gate } from './gate.ts';
import { instantClient } from './instantClient.ts';
import { shopMachine } from './shopMachine.ts';

i18n.loadAndActivate({ locale: 'en_US', locales: ['en-US'], messages: {} });

/**
 * Renders a page on the real cart and checkout machines, whose ports serve a fake shop in memory.
 */
export function renderShop(
  page: ReactNode,
  change: Partial<FakeShop> = {},
  adapt = (machine: ReturnType<typeof shopMachine>) => machine,
) {
  const shop: FakeShop = {
    ...DEFAULT_SHOP,
    ...change,
    responses: { ...DEFAULT_SHOP.responses, ...change.responses },
    fail: { ...change.fail },
    hold: { ...change.hold },
  };
  const log: string[] = [];
  const saved: SavedCheckout[] = [];
  const clock = new SimulatedClock();
  const app = createActor(adapt(shopMachine(shop, log, saved)), { clock, systemId: 'app' }).start();
  const client = instantClient((name) => {
    log.push(`ask ${name}`);
    return shop.responses[name]?.() ?? {};
  });
  const place = memoryLocation({ record: true });
  const screen = render(
    <I18nProvider i18n={i18n}>
      <AppActorProvider value={app as unknown as AppActor}>
        <EnvironmentProvider
          value={{
            ...DEFAULT_ENVIRONMENT,
            tokenise: shop.tokenise,
            paymentProviders: shop.paymentProviders ?? '',
          }}
        >
          <Provider value={client}>
            <FormDraftsProvider value={createFormDrafts()}>
              <Router hook={place.hook}>{page}</Router>
            </FormDraftsProvider>
          </Provider>
        </EnvironmentProvider>
      </AppActorProvider>
    </I18nProvider>,
  );
  return {
    ...screen,
    shop,
    log,
    saved,
    shopper: userEvent.setup(),
    cart: app.getSnapshot().children.cart,
    checkout: app.getSnapshot().children.checkout,
    /** Holds calls of a port until they are released. */
    hold: (port: string) => {
      const { open, opened } = gate();
      shop.hold[port] = opened;
      return { release: open };
    },
    /** Advances the machines' clock. */
    pass: (ms: number) => act(async () => clock.increment(ms)),
  };
}
