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

/** A submission of a small form. */
export type FormSubmission =
  | { kind: 'contact'; note: Note }
  /** A shopper who is not signed in asks the shop to close an account. */
  | { kind: 'askToClose'; note: Note }
  /** A customer closes the account; the note, if any, is sent first, at most once. */
  | { kind: 'closeAccount'; note: Note | null }
  | { kind: 'subscribe'; isSubscribed: boolean }
  | { kind: 'forgetCard'; hash: string }
  /** A customer cancels an order. */
  | { kind: 'cancelOrder'; id: string; reason: string }
  /** A guest requests the email whose link cancels the order. */
  | { kind: 'requestCancel'; token: string; reason: string }
  | { kind: 'confirmCancel'; id: string; key: string }
  | ({ kind: 'giftMessage' } & GiftChange)
  | Estimate;

/** An estimate of shipping and tax: the place and a shipping method are set on the cart. */
export interface Estimate {
  kind: 'estimate';
  cartId: string;
  place: { country_id: string; region_code: string; postcode: string };
  /** The cheapest delivery to the place, once the platform has offered its methods. */
  method?: ShippingMethod;
}

export type FormSubmissionKind = FormSubmission['kind'];

export type FormSubmissionsEvent =
  | { type: 'formSubmissions.send'; formSubmission: FormSubmission }
  /** A form is opened or left: the outcome of its last submission is cleared. */
  | { type: 'formSubmissions.clear'; kind: FormSubmissionKind };

export interface FormSubmissionsContext extends FormOutcomes<FormSubmissionKind, FormSubmission> {
  /** The submission in flight. */
  formSubmission: FormSubmission | null;
  /** Hashes of deleted cards, which a cached list may still hold. */
  forgotten: string[];
  /**
   * The note of an account closure that was sent last, even if the response was lost: no later
   * attempt sends the same note again.
   */
  sentClosingNote: Note | null;
}
