import { fromPromise } from 'xstate';
import type { ShippingMethod } from '../../../../machines/domain.ts';
import type {
  Estimate,
  FormSubmission,
  FormSubmissionKind,
  Note,
} from '../../../../machines/formSubmissions/context.ts';
import { formSubmissionsMachine } from '../../../../machines/formSubmissions/machine.ts';
import { submission } from '../../../../machines/submission.ts';
import {
  cancelOrder,
  confirmCancel,
  requestCancel,
} from '../../../adapters/graphql/operations/cancelOrder.ts';
import { setGiftMessage } from '../../../adapters/graphql/operations/cart.ts';
import {
  offeredMethods,
  setShippingMethod,
} from '../../../adapters/graphql/operations/checkout.ts';
import {
  closeAccount,
  forgetCard,
  refetchSavedCards,
  sendNote,
  subscribe,
} from '../../../adapters/graphql/operations/formSubmissions.ts';
import { estimateAddress } from '../../../lib/address/estimateAddress.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { GIFT_FORMS, NOTE_FORMS, persistDrafts } from '../stored/persistDrafts.ts';

type Sender<Kind extends FormSubmissionKind> = (form: FormSubmission<Kind>) => Promise<void>;

/**
 * Wires the machine of the small forms: one mutation for each. Before it, the request to close an
 * account sends the customer's note, and an estimate its place.
 */
export function wireFormSubmissions(services: Services) {
  const { formDrafts } = services;
  persistDrafts(services, NOTE_FORMS);
  persistDrafts(services, GIFT_FORMS);
  const { client } = services.commerce;
  const { report } = services.errors;
  const send = (note: Note) => sendNote(client(), note, services.environment.isOnline);
  const senders: { [Kind in FormSubmissionKind]: Sender<Kind> } = {
    contact: ({ note }) => send(note),
    askToClose: ({ note }) => send(note),
    closeAccount: () => closeAccount(client()),
    subscribe: ({ isSubscribed }) => subscribe(client(), isSubscribed),
    forgetCard: ({ hash }) => forgetCard(client(), hash),
    cancelOrder: ({ id, reason }) => cancelOrder(client(), id, reason),
    requestCancel: ({ token, reason }) => requestCancel(client(), token, reason),
    confirmCancel: ({ id, key }) => confirmCancel(client(), id, key),
    giftMessage: (change) => setGiftMessage(client(), change),
    estimate: async ({ cartId, method }) => {
      if (method) await setShippingMethod(client(), { cartId, method });
    },
  };
  const submit = <Kind extends FormSubmissionKind>(form: FormSubmission<Kind>): Promise<void> =>
    senders[form.kind](form);

  return formSubmissionsMachine.provide({
    actors: {
      sendNote: submission(
        fromPromise<void, { note: Note | null }>(async ({ input: { note } }) => {
          if (note) await send(note);
        }),
      ),
      offerMethods: submission(
        fromPromise<ShippingMethod[], { estimate: Estimate | null }>(
          async ({ input: { estimate } }) => {
            if (!estimate) return [];
            services.storage.remove('availableShippingMethods');
            const address = { cartId: estimate.cartId, ...estimateAddress(estimate.place) };
            return offeredMethods(client(), address, services.commerce.view.charged);
          },
        ),
      ),
      submitForm: submission(
        fromPromise<void, { formSubmission: FormSubmission | null }>(
          async ({ input: { formSubmission } }) => {
            if (formSubmission) await submit(formSubmission);
          },
        ),
      ),
    },
    actions: {
      clearFormDraft: safely(() => formDrafts.clear(), report),
      refetchSavedCards: safely(() => refetchSavedCards(client()), report),
    },
  });
}
