import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { assign, fromCallback, fromPromise } from 'xstate';
import type { Failure } from '../../../../machines/failure.ts';
import type { ToastContent } from '../../../../machines/toasts/toast.ts';
import {
  itemsRemovedBy,
  type WishChange,
  type WishList,
} from '../../../../machines/wishList/context.ts';
import { wishListMachine } from '../../../../machines/wishList/machine.ts';
import type { WishListEvent } from '../../../../machines/wishList/setup.ts';
import { watchOtherTabs } from '../../../adapters/browser/otherTabs.ts';
import { changeWishList, readWishList } from '../../../adapters/graphql/operations/wishList.ts';
import { STORED_WISHES, WISH_LIST_CHANGED } from '../../../lib/stored/keys.ts';
import { isAuthRoute } from '../../../lib/url/authRoutes.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';

/**
 * Wires the wish list machine: the platform's list, the sign-in page, and toasts about each change.
 */
export function wireWishList(services: Services) {
  const { actors, navigation, formDrafts, storage, sessionStore } = services;
  const { client } = services.commerce;
  const { report } = services.errors;
  const toast = (content: ToastContent) =>
    actors.toast({
      ...content,
      dismissable: true,
      timeout: content.type === 'error' ? 15_000 : 7_000,
    });

  return wishListMachine.provide({
    actors: {
      readWishList: fromPromise<WishList>(() => readWishList(client())),
      changeWishList: fromPromise<WishList, WishList & { change: WishChange }>(
        ({ input: { listId, items, change } }) =>
          changeWishList(
            client(),
            listId,
            change.kind === 'remove'
              ? { kind: 'remove', items: itemsRemovedBy(change, items) }
              : change,
          ),
      ),
      watchAuthRoutes: fromCallback(({ sendBack }) =>
        navigation.watch(({ path }) => {
          if (!isAuthRoute(path)) sendBack({ type: 'wishList.declined' });
        }),
      ),
      watchOtherTabs: fromCallback(({ sendBack }) =>
        watchOtherTabs(WISH_LIST_CHANGED, () => sendBack({ type: 'wishList.changedElsewhere' })),
      ),
    },
    actions: {
      // Writing the key notifies the other tabs; its value is not needed afterwards.
      notifyOtherTabs: safely(() => {
        storage.set(WISH_LIST_CHANGED, true);
        storage.remove(WISH_LIST_CHANGED);
      }, report),
      askToSignIn: safely(() => {
        const { path, search } = navigation.current();
        navigation.navigate('/signin', { state: { from: path + search } });
        toast({
          type: 'info',
          message: i18n._(msg`Sign in to keep it on your wish list.`),
          asksToSignIn: true,
        });
      }, report),
      storeWishes: safely((_, { wishes }) => sessionStore.set(STORED_WISHES, wishes), report),
      rememberCustomer: assign(() => ({ lastCustomer: formDrafts.owner() })),
      clearStoredWishes: safely(() => sessionStore.remove(STORED_WISHES), report),
      announceDone: safely((_, { change }) => {
        if (change) toast(doneToast(change));
      }, report),
      announceFailure: safely((_, { change, failure }) => {
        if (change) toast(failedToast(change, failure));
      }, report),
    },
    guards: {
      isSignedIn: () => services.token.isPresent(),
      isSameCustomer: (_, { lastCustomer }) =>
        lastCustomer !== null && lastCustomer === formDrafts.owner(),
      isOnAuthRoute: () => isAuthRoute(navigation.current().path),
    },
  });
}

/** The toast after a successful change. A removal can be undone. */
function doneToast(change: WishChange): ToastContent {
  if (change.kind === 'move') {
    const { name } = change.item;
    return { type: 'success', message: i18n._(msg`${name} is in your cart.`) };
  }
  const name = firstName(change);
  if (change.kind === 'add') {
    return { type: 'success', message: i18n._(msg`${name} is on your wish list.`) };
  }
  const wishes = change.items.map(({ sku, name, quantity, selectedOptions }) => ({
    sku,
    name,
    quantity,
    selectedOptions,
  }));
  const event: WishListEvent = { type: 'wishList.add', wishes };
  return {
    type: 'info',
    message: i18n._(msg`${name} is no longer on your wish list.`),
    actionText: i18n._(msg`Undo`),
    onAction: { to: 'wishList', event },
  };
}

/**
 * The toast after a failed change, with the platform's message if it refused the change. Too little
 * stock is a notice, not an error.
 */
function failedToast(change: WishChange, failure: Failure): ToastContent {
  if (failure.reason === 'refused') return { type: 'error', message: failure.message };
  if (failure.reason === 'soldOut' && change.kind === 'move') {
    const { name } = change.item;
    return { type: 'info', message: i18n._(msg`There are not that many left of ${name}.`) };
  }
  return { type: 'error', message: failureMessage(change) };
}

function failureMessage(change: WishChange): string {
  const name = change.kind === 'move' ? change.item.name : firstName(change);
  if (change.kind === 'add') {
    return i18n._(msg`Could not add ${name} to your wish list. Please try again.`);
  }
  if (change.kind === 'remove') {
    return i18n._(msg`Could not remove ${name} from your wish list. Please try again.`);
  }
  return i18n._(msg`Could not move ${name} to your cart. Please try again.`);
}

const firstName = (change: Exclude<WishChange, { kind: 'move' }>): string => {
  const [first] = change.kind === 'add' ? change.wishes : change.items;
  return first?.name ?? '';
};
