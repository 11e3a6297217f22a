import type { GiftChange, ShippingMethod } from '../domain.ts';
import type { FormOutcomes } from '../submission.ts';

/** A message from a shopper to the shop. */
export interface Note {
  name: string;
  email: string;
  /** Empty if the shopper gave none. */
  phone: string;
  message: string;
}

/** The values that each kind of small form submits. */
interface FormValues {
  contact: { note: Note };
  /** A shopper who is not signed in asks the shop to close an account. */
  askToClose: { note: Note };
  /** A customer closes the account; the note, if any, is sent first, at most once. */
  closeAccount: { note: Note | null };
  subscribe: { isSubscribed: boolean };
  forgetCard: { hash: string };
  /** A customer cancels an order. */
  cancelOrder: { id: string; reason: string };
  /** A guest requests the email whose link cancels the order. */
  requestCancel: { token: string; reason: string };
  confirmCancel: { id: string; key: string };
  giftMessage: GiftChange;
  /** An estimate of shipping and tax: the place and a shipping method are set on the cart. */
  estimate: {
    cartId: string;
    place: { country_id: string; region_code: string; postcode: string };
    /**
     * The cheapest delivery to the place. The form leaves it out: the machine adds it once the
     * platform has offered its methods.
     */
    method?: ShippingMethod;
  };
}

export type FormSubmissionKind = keyof FormValues;

/** A submission of a small form, of one kind or of any. */
export type FormSubmission<Kind extends FormSubmissionKind = FormSubmissionKind> = {
  [K in Kind]: { kind: K } & FormValues[K];
}[Kind];

export type Estimate = FormSubmission<'estimate'>;

/** The note to send before an account is closed; null without one. */
export const closingNoteOf = (formSubmission: FormSubmission | null): Note | null =>
  formSubmission?.kind === 'closeAccount' ? formSubmission.note : null;

export type FormSubmissionsEvent =
  | { type: 'formSubmissions.send'; formSubmission: FormSubmission }
  /** A form is opened or left: the outcome of its last submission is cleared. */
  | { type: 'formSubmissions.clear'; kind: FormSubmissionKind };

export interface FormSubmissionsContext extends FormOutcomes<FormSubmissionKind, FormSubmission> {
  /** The submission in flight. */
  formSubmission: FormSubmission | null;
  /** Hashes of deleted cards, which a cached list may still hold. */
  deletedCardHashes: string[];
  /**
   * The note of an account closure that was sent last, even if the response was lost: no later
   * attempt sends the same note again.
   */
  sentClosingNote: Note | null;
}
