/** The form draft of the typed gift messages, by cart and line. */
export const GIFT_DRAFTS = 'gift-messages';
