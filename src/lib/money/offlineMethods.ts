const OFFLINE = new Set(['banktransfer', 'cashondelivery', 'checkmo', 'free']);

/** Methods that are settled outside the shop, or need no settling: nothing is filled in for them. */
export const needsNothing = (code: string): boolean => OFFLINE.has(code);
