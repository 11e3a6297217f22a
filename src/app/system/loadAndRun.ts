import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Message } from '../../../machines/system.ts';
import { untilLocaleActive } from '../../locales/activate.ts';
import { loadFailureText } from '../../ui/loadFailureText.ts';
import type { Services } from './services.ts';

type Work = () => void;

/**
 * Work of this page load whose code could not be loaded. The root decides when it is repeated; the
 * functions themselves are kept here, because events and snapshots contain only data.
 */
const failedWork = new WeakMap<Services['actors'], Work[]>();

/**
 * Loads code and runs work with it. If the code cannot be loaded, a toast offers a retry; an error
 * of the work itself is reported.
 *
 * @param load - imports the code.
 * @param work - receives the code.
 */
export function loadAndRun<Code>(
  services: Pick<Services, 'actors' | 'environment' | 'errors'>,
  load: () => Promise<Code>,
  work: (code: Code) => unknown,
): void {
  const { actors, errors } = services;
  load()
    .then(work, async (error: unknown) => {
      console.error(error);
      const retry = () => loadAndRun(services, load, work);
      failedWork.set(actors, [...(failedWork.get(actors) ?? []), retry]);
      await untilLocaleActive();
      offerRetry(services, { to: 'app', event: { type: 'work.repeat' } });
    })
    .catch(errors.report);
}

/** Repeats all work whose code could not be loaded: simultaneous failures share a toast. */
export function repeatWork({ actors }: Pick<Services, 'actors'>): void {
  const works = failedWork.get(actors) ?? [];
  failedWork.delete(actors);
  for (const work of works) work();
}

/** Shows that something could not be loaded; the toast's button sends the event. */
export function offerRetry(
  { actors, environment }: Pick<Services, 'actors' | 'environment'>,
  onAction: Message,
): void {
  actors.toast({
    type: 'error',
    message: loadFailureText(i18n, environment.isOnline),
    dismissable: true,
    timeout: 15_000,
    actionText: i18n._(msg`Try again`),
    onAction,
  });
}
