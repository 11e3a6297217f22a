import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why the code of a part could not be loaded, in the shopper's language. */
export const loadFailureText = (i18n: I18n, isOnline: () => boolean): string =>
  i18n._(
    isOnline()
      ? msg`Something went wrong. Sorry about that.`
      : msg`You are offline. Try again once you are back online.`,
  );
