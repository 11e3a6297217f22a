import { describe, expect, it } from 'vitest';
import { patienceMachine } from '../../machines/patience/machine.ts';
import { standAlone } from '../support/standAlone.ts';

const ENDED = { type: 'rendering.ended' };
const waiting = () => standAlone(patienceMachine, { input: { ms: 800 } });

describe('Patience: a rendering', () => {
  it('is late after the delay, and not before', () => {
    const patience = waiting();
    patience.pass(799);
    expect(patience.value()).toBe('waiting');
    patience.pass(1);
    expect(patience.value()).toBe('late');
  });

  it('that has ended is not late', () => {
    const patience = waiting();
    patience.send(ENDED);
    patience.pass(800);
    expect(patience.value()).toBe('ended');
  });

  it('that ends late stays late', () => {
    const patience = waiting();
    patience.pass(800);
    patience.send(ENDED);
    expect(patience.value()).toBe('endedLate');
  });
});
