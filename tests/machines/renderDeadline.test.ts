import { describe, expect, it } from 'vitest';
import { renderDeadlineMachine } from '../../machines/renderDeadline/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const ENDED = { type: 'rendering.ended' };
const startDeadline = () => standAlone(renderDeadlineMachine, { input: { ms: 800 } });

describe('Render deadline: a rendering', () => {
  it('is late after the delay, and not before', () => {
    const deadline = startDeadline();
    deadline.pass(799);
    expect(deadline.value()).toBe('waiting');
    deadline.pass(1);
    expect(deadline.value()).toBe('late');
  });

  it('that has ended is not late', () => {
    const deadline = startDeadline();
    deadline.send(ENDED);
    deadline.pass(800);
    expect(deadline.value()).toBe('ended');
  });

  it('that ends late stays late', () => {
    const deadline = startDeadline();
    deadline.pass(800);
    deadline.send(ENDED);
    expect(deadline.value()).toBe('endedLate');
  });
});
