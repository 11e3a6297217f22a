import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unhandledMachine } from '../../../machines/errors/machine.ts';
import { describeError } from '../unhandled/describeError.ts';
import { isOurs } from '../unhandled/isOurs.ts';
import { thrownBy } from '../unhandled/thrownBy.ts';
import { keepRecording } from './keptRecordings.ts';
import { safely } from './safely.ts';
import type { Services } from './services.ts';

/** What goes wrong in here goes to the console alone: an error in the handling must not loop. */
const swallow = (error: unknown) => console.error(error);

/** The error toast: the sentence, then the id and the location; 15 s. */
export function wireUnhandled({ actors, navigation }: Pick<Services, 'actors' | 'navigation'>) {
  return unhandledMachine.provide({
    actions: {
      showError: safely((_, { id, location, isFatal }) => {
        const event = { type: 'error.handled', id } as const;
        const sentence = i18n._(msg`Sorry! An unexpected error occurred.`);
        actors.toast({
          type: 'error',
          message: `${sentence}\n${i18n._(msg`Debug: ${id} ${location}`)}`,
          dismissable: true,
          // A masked page has nothing else on it.
          timeout: isFatal ? false : 15_000,
          onDismiss: { to: 'unhandled', event },
        });
      }, swallow),
      reloadPage: safely(() => navigation.reload(), swallow),
    },
  });
}

/**
 * Reports what nobody expected, be it an error or the window's event of one.
 *
 * @param isFatal whether the page could not be rendered for it.
 */
export function reportError(services: Services, told: unknown, isFatal: boolean): void {
  const { error, location } = thrownBy(told);
  // The browser has told of its own events already.
  if (error === told) console.error(error);
  if (!isFatal && !isOurs(error)) return;
  const described = describeError(error);
  keepRecording(services, described.id);
  services.actors.send('unhandled', {
    type: 'error.caught',
    id: described.id,
    location: location ?? described.location,
    at: services.now(),
    isFatal,
  });
}
