import { createActor, waitFor } from 'xstate';
import { renderDeadlineMachine } from '../../../machines/renderDeadline/machine.ts';

/**
 * Waits for the rendering, which goes on when it is late.
 *
 * @param ms - how long to wait.
 * @returns whether the rendering has ended in time.
 */
export async function endsWithin(rendering: Promise<unknown>, ms: number): Promise<boolean> {
  const deadline = createActor(renderDeadlineMachine, { input: { ms } }).start();
  const end = () => deadline.send({ type: 'rendering.ended' });
  rendering.then(end, end);
  const over = await waitFor(deadline, (snapshot) => !snapshot.matches('waiting'));
  return over.matches('ended');
}
