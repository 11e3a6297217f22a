/** The oldest supported browsers, as in the README; the build compiles newer syntax for them. */
export const TARGETS = ['chrome120', 'firefox121', 'safari17'];
