import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Message } from '../../../machines/system.ts';
import type { Services } from './services.ts';

type Work = () => void;

/** The work of a page load that was given up because its code could not be fetched. */
const givenUp = new WeakMap<Services['actors'], Work[]>();

/**
 * Does work whose code is fetched for it. If the code cannot be fetched, a toast offers to try
 * again; an error of the work itself is reported.
 *
 * @param load - fetches the code.
 * @param work - gets the code.
 */
export function doFetchedWork<Code>(
  services: Pick<Services, 'actors' | 'errors'>,
  load: () => Promise<Code>,
  work: (code: Code) => unknown,
): void {
  const { actors, errors } = services;
  load()
    .then(work, async (error: unknown) => {
      console.error(error);
      const again = () => doFetchedWork(services, load, work);
      givenUp.set(actors, [...(givenUp.get(actors) ?? []), again]);
      // The message needs a translation.
      if (!i18n.locale) await new Promise((resolve) => i18n.on('change', () => resolve(null)));
      offerRetry(services, { to: 'app', event: { type: 'work.repeat' } });
    })
    .catch(errors.report);
}

/** Repeats all work that was given up: failures at the same time share a toast. */
export function repeatWork({ actors }: Pick<Services, 'actors'>): void {
  const works = givenUp.get(actors) ?? [];
  givenUp.delete(actors);
  for (const work of works) work();
}

/** Shows that something could not be loaded; the toast's button sends the event. */
export function offerRetry({ actors }: Pick<Services, 'actors'>, onAction: Message): void {
  actors.toast({
    type: 'error',
    message: i18n._(msg`Something went wrong. Sorry about that.`),
    dismissable: true,
    timeout: 15_000,
    actionText: i18n._(msg`Try again`),
    onAction,
  });
}
