import type { ReactNode } from 'react';
import { Provider } from 'urql';
import { type Actor, type AnyStateMachine, createActor } from 'xstate';
import { drawerMachine } from '../../machines/drawer/machine.ts';
import { loadingBarMachine } from '../../machines/loadingBar/machine.ts';
import { toastsMachine } from '../../machines/toasts/machine.ts';
import { type AppActor, AppActorProvider } from '../../src/actors/AppActor.ts';
import { EnvironmentProvider } from '../../src/actors/useEnvironment.ts';
import { FormDraftsProvider } from '../../src/actors/useFormDraft.ts';
import { createFormDrafts } from '../../src/lib/formDrafts.ts';
import { instantClient } from '../support/instantClient.ts';
import { show } from './show.tsx';

interface Recipient {
  send(event: { type: string }): void;
}

type Responses = Record<string, (variables: Record<string, unknown>) => object | Error>;

interface Shop {
  /** Responses by the operation's name. */
  responses?: Responses;
  cartId?: string | null;
  views?: object[];
  code?: string;
  pwaFields?: 'on' | 'off' | 'auto';
  ignorePwaFields?: () => void;
  isWebview?: boolean;
  /** Actors that could not be loaded, with their events. */
  undelivered?: object;
  /** Running actors that replace the default ones. */
  machines?: Record<string, object>;
}

/** Renders a part of the shell on its own machines, with a platform that has these responses. */
export function showInShop(piece: ReactNode, shop: Shop = {}) {
  const sent: { type: string }[] = [];
  const requests: string[] = [];
  const responses: Responses = { ...storeCodes(shop.views), ...shop.responses };
  const client = instantClient((name, variables) => {
    requests.push(name);
    return responses[name]?.(variables) ?? {};
  });
  const machines = {
    drawer: startActor(drawerMachine),
    toasts: startActor(toastsMachine),
    loadingBar: startActor(loadingBarMachine),
    cart: inertActor({ cartId: shop.cartId ?? null }, sent),
    storeView: inertActor({ code: shop.code ?? null, views: shop.views ?? [] }, sent),
    ...shop.machines,
  };
  const snapshot = {
    children: machines,
    context: {
      running: Object.keys(machines),
      mail: {},
      undelivered: shop.undelivered ?? {},
      isSearchOpen: false,
    },
  };
  const app = {
    send: (event: { type: string; to?: string; event?: { type: string } }) => {
      const actor = machines[event.to as keyof typeof machines] as Recipient | undefined;
      if (actor && event.event) actor.send(event.event);
      else sent.push(event);
    },
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    system: { get: (name: keyof typeof machines) => machines[name] },
  } as unknown as AppActor;
  const screen = show(
    <EnvironmentProvider
      value={{
        pwaFields: { setting: shop.pwaFields ?? 'on', ignore: shop.ignorePwaFields ?? (() => {}) },
        currency: null,
        isOnline: () => true,
        isWebview: shop.isWebview ?? false,
        verificationEnd: () => null,
        mapsKey: '',
        platformLinks: { linkBases: [], defaultView: 'default' },
        print: () => {},
        tokenise: () => Promise.reject(new Error('no card processor')),
      }}
    >
      <AppActorProvider value={app}>
        <Provider value={client}>
          <FormDraftsProvider value={createFormDrafts()}>{piece}</FormDraftsProvider>
        </Provider>
      </AppActorProvider>
    </EnvironmentProvider>,
  );
  return { ...screen, ...machines, sent, requests };
}

const storeCodes = (views: object[] = []): Responses => ({
  StoreCodes: () => ({
    availableStores: views.map((view) => ({
      __typename: 'StoreConfig',
      store_code: (view as { code: string }).code,
    })),
  }),
});

const startActor = <Machine extends AnyStateMachine>(machine: Machine): Actor<Machine> =>
  createActor(machine).start() as Actor<Machine>;

/** A machine without transitions that records its events. */
function inertActor(context: object, sent: { type: string }[]) {
  const snapshot = { context, hasTag: () => false };
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => {} }),
    send: (event: { type: string }) => sent.push(event),
  };
}
