import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { charts } from './charts.ts';
import { diagram } from './diagram.ts';

describe('the living charts', () => {
  it('machines/README.md shows the machines as they are (npm run charts)', () => {
    expect(readFileSync('machines/README.md', 'utf8')).toBe(charts());
  });

  it('a machine has an arrow for each transition, with its guard and what it waits for', () => {
    const machine = setup({ guards: { isDry: () => true } }).createMachine({
      id: 'plant',
      initial: 'growing',
      states: {
        growing: { on: { water: { guard: 'isDry', target: 'drinking' } } },
        drinking: { after: { 750: 'growing' }, initial: 'root', states: { root: {} } },
        cut: { type: 'final' },
      },
    });
    expect(diagram(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  [*] --> growing',
      '  state "growing" as growing',
      '  growing --> drinking : water [isDry]',
      '  state "drinking" as drinking {',
      '    [*] --> drinking_root',
      '    state "root" as drinking_root',
      '  }',
      '  drinking --> growing : after 750 ms',
      '  state "cut" as cut',
      '  cut --> [*]',
    ]);
  });
});
