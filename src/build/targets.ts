/** The oldest browsers that the shop supports (README); newer syntax is rewritten for them. */
export const TARGETS = ['chrome120', 'firefox121', 'safari17'];
