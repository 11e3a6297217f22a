import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unhandledErrorsMachine } from '../../../../machines/errors/machine.ts';
import { describeError } from '../../unhandledErrors/describeError.ts';
import { isShopError } from '../../unhandledErrors/isShopError.ts';
import { unwrapThrown } from '../../unhandledErrors/unwrapThrown.ts';
import { safely } from '../safely.ts';
import type { Services } from '../services.ts';
import { saveRecording } from '../stored/savedRecordings.ts';

/** Errors of the error handling only go to the console: reporting them would loop. */
const logToConsole = (error: unknown) => console.error(error);

/** Wires the machine of unhandled errors to a toast, which shows the debug id and the location. */
export function wireUnhandledErrors({
  actors,
  navigation,
}: Pick<Services, 'actors' | 'navigation'>) {
  return unhandledErrorsMachine.provide({
    actions: {
      showError: safely((_, { id, location, isFatal }) => {
        const event = { type: 'error.handled', id } as const;
        const sentence = i18n._(msg`Sorry! An unexpected error occurred.`);
        actors.toast({
          type: 'error',
          message: `${sentence}\n${i18n._(msg`Debug: ${id} ${location}`)}`,
          dismissable: true,
          // The toast of a masked page stays: the page shows nothing else.
          timeout: isFatal ? false : 15_000,
          onDismiss: { to: 'unhandledErrors', event },
        });
      }, logToConsole),
      reloadPage: safely(() => navigation.reload(), logToConsole),
    },
  });
}

/**
 * Reports an unexpected error, or the window event that carries one.
 *
 * @param isFatal - whether the error kept the page from rendering.
 */
export function reportError(services: Services, thrown: unknown, isFatal: boolean): void {
  const { error, location } = unwrapThrown(thrown);
  // The browser has logged the error of a window event already.
  if (error === thrown) console.error(error);
  if (!isFatal && !isShopError(error)) return;
  const described = describeError(error);
  saveRecording(services, described.id);
  services.actors.send('unhandledErrors', {
    type: 'error.caught',
    id: described.id,
    // An error without a stack is located by the page on which it occurred.
    location: location ?? described.location ?? services.navigation.current().path,
    at: services.now(),
    isFatal,
  });
}
