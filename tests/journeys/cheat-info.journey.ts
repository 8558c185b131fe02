import { createMachine } from 'xstate'

/**
 * Teams that submitted each other's flags must appear immediately, side by side. Only users with the right
 * may ban them, after a question that names them.
 */
export const cheatInfoJourney = createMachine({
  id: 'cheatInfo',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'another team is caught': 'onTop',
        'the administrator would ban both': 'asked',
        'the administrator would ban one': 'askedOne',
        'the administrator looks for a team': 'narrowed',
      },
    },
    onTop: {},
    narrowed: {},
    askedOne: { on: { 'the administrator thinks again': 'listed' } },
    asked: { on: { 'the administrator thinks again': 'listed', 'the administrator is sure': 'first' } },
    first: { on: { 'the server bans the first': 'second' } },
    second: {
      on: { 'the server bans the second': 'banned', 'the server will not have the second': 'partly' },
    },
    banned: { on: { 'the administrator would lift one ban': 'askedToLift' } },
    askedToLift: {},
    partly: { on: { 'the administrator tries again': 'second', 'the administrator leaves it so': 'left' } },
    left: {},
  },
})
