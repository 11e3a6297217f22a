import { fromPromise } from 'xstate';
import type { ShippingMethod } from '../../../../machines/domain.ts';
import type {
  Estimate,
  FormSubmission,
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
  sendNote,
  subscribe,
} from '../../../adapters/graphql/operations/formSubmissions.ts';
import { estimateAddress } from '../../../lib/address/estimateAddress.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { NOTE_FORMS, persistDrafts } from '../stored/persistDrafts.ts';

/** Wires the machine of the small forms: a mutation for each form, and one before it for a closing note or an estimate. */
export function wireFormSubmissions(services: Services) {
  const { formDrafts } = services;
  persistDrafts(services, NOTE_FORMS);
  const { client } = services.commerce;
  const { report } = services.errors;
  async function submit(formSubmission: FormSubmission): Promise<void> {
    if (formSubmission.kind === 'closeAccount') return closeAccount(client());
    if (formSubmission.kind === 'subscribe')
      return subscribe(client(), formSubmission.isSubscribed);
    if (formSubmission.kind === 'forgetCard') return forgetCard(client(), formSubmission.hash);
    if (formSubmission.kind === 'estimate') {
      const { cartId, method } = formSubmission;
      return method && setShippingMethod(client(), { cartId, method });
    }
    if (formSubmission.kind === 'giftMessage') return setGiftMessage(client(), formSubmission);
    if (formSubmission.kind === 'cancelOrder')
      return cancelOrder(client(), formSubmission.id, formSubmission.reason);
    if (formSubmission.kind === 'requestCancel')
      return requestCancel(client(), formSubmission.token, formSubmission.reason);
    if (formSubmission.kind === 'confirmCancel')
      return confirmCancel(client(), formSubmission.id, formSubmission.key);
    return sendNote(client(), formSubmission.note);
  }

  return formSubmissionsMachine.provide({
    actors: {
      sendNote: submission(
        fromPromise<void, { note: Note | null }>(async ({ input: { note } }) => {
          if (note) await sendNote(client(), note);
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
    actions: { clearFormDraft: safely(() => formDrafts.clear(), report) },
  });
}
