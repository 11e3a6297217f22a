import { setup } from 'xstate';

export type MenuAction =
  | 'arrowDown'
  | 'space'
  | 'arrowUp'
  | 'escape'
  | 'tab'
  | 'shiftTab'
  | 'arrowRight'
  | 'arrowLeft'
  | 'end'
  | 'home'
  | 'enter'
  | 'hover'
  | 'unhover'
  | 'click';

/** A model of the mega menu on a large screen, from its first entry on. */
export const megaMenuExpectations = setup({
  types: { events: {} as { type: MenuAction } },
}).createMachine({
  id: 'megaMenuExpectations',
  initial: 'atEntry',
  states: {
    atEntry: {
      on: {
        arrowDown: 'opened',
        space: 'opened',
        arrowUp: 'atEntry',
        escape: 'atEntry',
        arrowRight: 'atSecond',
        end: 'atLast',
        enter: 'there',
        hover: 'hovered',
      },
    },
    opened: {
      on: {
        arrowUp: 'atEntry',
        escape: 'atEntry',
        shiftTab: 'before',
        arrowRight: 'atSecond',
        tab: 'inside',
        arrowDown: 'inside',
        enter: 'there',
      },
    },
    inside: {
      on: {
        arrowUp: 'atEntry',
        escape: 'atEntry',
        shiftTab: 'atEntry',
        arrowDown: 'further',
        end: 'atLastInside',
        enter: 'there',
      },
    },
    further: { on: { arrowLeft: 'inside', shiftTab: 'inside', escape: 'atEntry' } },
    atLastInside: { on: { home: 'inside', tab: 'atSecond', arrowUp: 'atEntry' } },
    before: { on: { tab: 'atEntry' } },
    atSecond: { on: { arrowLeft: 'atEntry', home: 'atEntry' } },
    atLast: { on: { home: 'atEntry' } },
    hovered: { on: { unhover: 'atEntry', escape: 'atEntry', click: 'there' } },
    there: {},
  },
});
