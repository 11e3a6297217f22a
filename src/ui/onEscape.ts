import type { KeyboardEvent } from 'react';

/**
 * A key handler that closes something on Escape. The button that opens a dialog needs it too: the
 * button keeps the focus while the dialog's code is still loading.
 */
export const onEscape =
  (close: () => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
