import { createActor, waitFor } from 'xstate';
import { patienceMachine } from '../../../machines/patience/machine.ts';

/**
 * Waits for the rendering, which goes on when it is late.
 *
 * @param ms - how long to wait.
 * @returns whether the rendering has ended in time.
 */
export async function endsWithin(rendering: Promise<unknown>, ms: number): Promise<boolean> {
  const patience = createActor(patienceMachine, { input: { ms } }).start();
  const end = () => patience.send({ type: 'rendering.ended' });
  rendering.then(end, end);
  const over = await waitFor(patience, (snapshot) => !snapshot.matches('waiting'));
  return over.matches('ended');
}
