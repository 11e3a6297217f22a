import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isOffline } from '../lib/network.ts';

/** Why the code of a part could not be loaded, in the shopper's language. */
export const loadFailureText = (i18n: I18n): string =>
  i18n._(
    isOffline()
      ? msg`You are offline. Try again once you are back online.`
      : msg`Something went wrong. Sorry about that.`,
  );
