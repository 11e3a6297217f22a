const OFFLINE = new Set(['banktransfer', 'cashondelivery', 'checkmo', 'free']);

/** Whether a payment method needs no form: it is settled outside the shop, or nothing is due. */
export const needsNothing = (code: string): boolean => OFFLINE.has(code);
