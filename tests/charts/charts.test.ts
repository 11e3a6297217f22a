import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type AnyActor,
  type AnyStateMachine,
  createActor,
  createMachine,
  SimulatedClock,
  setup,
} from 'xstate';
import { sendToActor } from '../../machines/system.ts';
import { toastId, toastsMachine } from '../../machines/toasts/machine.ts';
import { DEFAULT_TIMEOUT } from '../../machines/toasts/toast.ts';
import { charts } from './charts.ts';
import { diagrams, rootTransitions } from './diagram.ts';
import { missingFiles, repeatedFiles } from './traces.ts';
import { buttonEvents, wiringMessages } from './wiringMessages.ts';

/** The only chart of a small machine. */
const diagram = (machine: AnyStateMachine) => diagrams(machine)[0]?.text ?? '';

describe('Machine charts', () => {
  it('in machines/README.md are up to date (npm run charts)', () => {
    expect(readFileSync('machines/README.md', 'utf8')).toBe(charts());
  });

  it('mention only files that exist', () => {
    expect(missingFiles()).toEqual([]);
  });

  it('list each file of an action once', () => {
    expect(repeatedFiles()).toEqual([]);
  });

  it('draw an arrow for each transition, with its guard and its delay', () => {
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

  it('name the actions of an arrow, and an action that sends after its message', () => {
    const machine = setup({
      actions: { bloom: () => {}, sendToActor: sendToActor() },
    }).createMachine({
      initial: 'bud',
      on: { smell: { actions: 'bloom' }, pick: {} },
      states: {
        bud: {
          on: {
            shine: {
              target: 'flower',
              actions: [
                'bloom',
                { type: 'sendToActor', params: { to: 'cart', event: { type: 'cart.read' } } },
              ],
            },
          },
        },
        flower: { on: { shine: { actions: 'bloom' } } },
      },
    });
    expect(diagram(machine)).toContain(
      '\n  bud --> flower : shine / bloom, send cart.read to cart\n',
    );
    expect(diagram(machine)).toMatch(/\n {2}flower --> flower : shine \/ bloom$/);
    expect(rootTransitions(machine)).toEqual(['`smell` does bloom', '`pick` does nothing']);
  });

  it('say which events a state keeps from the states above it', () => {
    const machine = setup({ guards: { isDry: () => true } }).createMachine({
      initial: 'bed',
      on: { water: { actions: () => {} } },
      states: {
        bed: {
          initial: 'rose',
          on: { water: { guard: 'isDry' } },
          states: { rose: { on: { water: {} } } },
        },
      },
    });
    expect(diagram(machine).split('\n').slice(2)).toEqual([
      '  state "bed" as bed {',
      '    [*] --> bed_rose',
      '    state "rose" as bed_rose',
      '    bed_rose : ignores water',
      '  }',
      '  note right of bed',
      '    ignores water [isDry]',
      '  end note',
    ]);
  });

  it('put the regions of a parallel machine inside a state, as Mermaid demands', () => {
    const machine = createMachine({
      id: 'garden',
      type: 'parallel',
      states: { pond: {}, bed: {} },
    });
    expect(diagram(machine).split('\n')).toEqual([
      'stateDiagram-v2',
      '  state "garden" as whole {',
      '    state "pond" as pond',
      '    --',
      '    state "bed" as bed',
      '  }',
    ]);
  });

  it('show the states inside the states of a large machine in charts of their own', () => {
    const machine = createMachine({
      initial: 'bed',
      states: {
        bed: {
          initial: 'bud',
          on: { prune: '.bud' },
          states: { bud: { on: { shine: 'flower' } }, flower: { on: { cut: '#vase' } } },
        },
        vase: { id: 'vase', on: { plant: 'bed.flower' } },
      },
    });
    expect(
      diagrams(machine, 3).map(({ path, text }) => [path, ...text.split('\n').slice(1)]),
    ).toEqual([
      [
        '',
        '  [*] --> bed',
        '  state "bed …" as bed',
        '  bed --> bed : prune (bud)',
        '  bed --> vase',
        '  state "vase" as vase',
        '  vase --> bed : plant (flower)',
      ],
      [
        'bed',
        '  state "vase" as vase',
        '  [*] --> bed_bud',
        '  state "bud" as bed_bud',
        '  bed_bud --> bed_flower : shine',
        '  state "flower" as bed_flower',
        '  bed_flower --> vase : cut',
      ],
    ]);
  });

  it('place each machine below the one that runs it', () => {
    expect(charts()).toContain(
      '\n   cart (lazy)\n      cartAdoption\n      cartOperation\n   catalog (lazy)\n' +
        '   checkout (lazy)\n      submission\n      express\n      placeOrder\n         recallOrder\n         verifyOrder\n      relocalization\n',
    );
    expect(charts()).not.toContain('express (lazy)');
  });

  it('list the events that toasts send and receive', () => {
    expect(rowsOf(toastMessages())).toEqual([
      '| toast | `toast.over` | toasts |',
      '| toasts | `actors.retry` | app |',
      '| toasts | `drawer.openSignIn` | drawer |',
      '| toasts | `error.handled` | unhandledErrors |',
      '| toasts | `link.open` | app |',
      '| toasts | `toast.hold` | toast |',
      '| toasts | `toast.raisedAgain` | toast |',
      '| toasts | `toast.release` | toast |',
      '| toasts | `toast.shown` | toast |',
      '| toasts | `wishList.add` | wishList |',
      '| toasts | `work.repeat` | app |',
    ]);
    const missing = rowsOf(toastMessages()).filter((row) => !charts().includes(row));
    expect(missing).toEqual([]);
  });

  it('list the messages of the wiring: from effects, toasts and listeners', () => {
    const source = `
      actors.send('cart', { type: 'cart.read' });
      app.send(mailTo('session', { type: isOver ? 'session.end' : 'session.signOut' }));
      services.actors.toast({ message });
      const actors = { watchStoredCart: fromCallback(({ sendBack }) => {
        sendBack({ type: 'cart.stored' });
      }), watchWindow: fromCallback(({ sendBack }) => watchWindow(sendBack)) };
    `;
    const rows = wiringMessages({ 'a.ts': source }).map(({ to, type }) => `${type} to ${to}`);
    expect(rows.sort()).toEqual([
      'cart.read to cart',
      'cart.stored to cart',
      'network.changed to app',
      'session.end to session',
      'session.signOut to session',
      'toast.add to toasts',
      'window.failed to app',
      'window.idle to app',
    ]);
  });

  it.each([
    "actors.send('cart', event);",
    'actors.send(name, { type: "cart.read" });',
    "app.send({ type: 'link.open' });",
    "const strange = ({ sendBack }) => sendBack({ type: 'cart.stored' });",
    'const watchWindow = ({ sendBack }) => watchNothing(sendBack);',
  ])('refuse a message of the wiring that they cannot read: %s', (source) => {
    expect(() => wiringMessages({ 'a.ts': source })).toThrow();
  });

  it('cover every place from which a machine sends', () => {
    const senders = Object.entries(MACHINES).flatMap(([path, source]) =>
      source
        .split('\n')
        .filter((line) => /sendTo\(|sendParent|\.send\(/.test(line))
        .map((line) => `${path.replace('../../machines/', '')}: ${line.trim()}`),
    );
    expect(senders).toEqual([
      'app/mailbox.ts: if (actor) return args.enqueue.sendTo(actor, event);',
      "app/mailbox.ts: if (pendingActors.length === 0) enqueue.sendTo(system.get('page'), { type: 'actors.started' });",
      'app/mailbox.ts: for (const event of events) enqueue.sendTo(({ system }) => system.get(name), event);',
      "app/mailbox.ts: enqueue.sendTo(({ system }) => system.get('page'), { type: 'actors.started' });",
      "app/mailbox.ts: enqueue.sendTo(({ system }) => system.get('page'), { type: 'actors.failed' });",
      'system.ts: if (actor) enqueue.sendTo(actor, event);',
      'system.ts: else if (root) enqueue.sendTo(root, mailTo(to as LazyActorName, event as never));',
      'system.ts: if (actor) enqueue.sendTo(actor, event);',
      "system.ts: if (root) enqueue.sendTo(root, { type: 'actors.start', names, replyTo } as EventObject);",
      'toasts/machine.ts: if (timer) enqueue.sendTo(timer, event);',
      'toasts/machine.ts: if (message && actor) enqueue.sendTo(actor, message.event);',
    ]);
  });

  it('know every event of a toast’s button that the wiring configures', () => {
    const wiring = Object.values(WIRING).join('\n');
    const buttons = wiring.match(/(?:on(?:Action|Dismiss):|offerRetry\(services,) \{/g);
    // Two toasts open a link.
    expect(buttonEvents()).toHaveLength((buttons?.length ?? 0) - 1);
    const undo = "const event = { type: 'cart.read' } as const; undo({ to: 'cart', event });";
    expect(buttonEvents({ 'undo.ts': undo })).toEqual([{ to: 'cart', type: 'cart.read' }]);
  });
});

const MACHINES = import.meta.glob<string>('../../machines/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const WIRING = import.meta.glob<string>('../../src/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const BUTTONS = buttonEvents();

const rowsOf = (received: Set<string>) => [...received].sort();

/** Events that are sent while toasts are raised, hovered, answered and ended. */
function toastMessages(): Set<string> {
  const rows = new Set<string>();
  const nameOf = (actor: AnyActor) => String(actor.logic.id);
  const clock = new SimulatedClock();
  const receiver = (id: string) => createMachine({ id });
  const shop = createMachine({
    id: 'shop',
    invoke: [
      { src: toastsMachine, systemId: 'toasts' },
      ...[...new Set(BUTTONS.map(({ to }) => to))].map((to) => ({
        src: receiver(to),
        systemId: to,
      })),
    ],
  });
  const actor = createActor(shop, {
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event' || inspected.event.type.startsWith('xstate.')) return;
      const [from, to] = [inspected.sourceRef, inspected.actorRef] as (AnyActor | undefined)[];
      if (from && to && from !== to) {
        rows.add(`| ${nameOf(from)} | \`${inspected.event.type}\` | ${nameOf(to)} |`);
      }
    },
  }).start();
  const toasts = actor.system.get('toasts');
  const content = { type: 'info', message: 'Peonies are here.' } as const;
  const id = toastId(content);
  for (const type of ['toast.add', 'toast.add', 'toast.shown', 'toast.hold', 'toast.release']) {
    toasts.send({ type, id, content, at: 0 });
  }
  clock.increment(DEFAULT_TIMEOUT);
  for (const { to, type } of BUTTONS) {
    const response = { to, event: { type } };
    for (const reply of [{ onAction: response }, { onDismiss: response }]) {
      toasts.send({ type: 'toast.add', content: { ...content, ...reply }, at: 0 });
      toasts.send({ type: 'onAction' in reply ? 'toast.act' : 'toast.dismiss', id });
    }
  }
  actor.stop();
  return rows;
}
