import { createMachine } from 'xstate'

export const cheatInfoJourney = createMachine({
  id: 'cheatInfo',
  description:
    'Teams that submitted each other’s flags appear immediately, side by side. Only users with the ' +
    'right may ban them, after a question that names them.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The two teams side by side, with the flag. Nobody is banned.',
      on: {
        'another team is caught': 'onTop',
        'the administrator would ban both': 'asked',
        'the administrator would ban one': 'askedOne',
        'the administrator looks for a team': 'narrowed',
      },
    },
    onTop: { description: 'The pair that was just caught is on top.' },
    narrowed: { description: '“No matches” for the searched team.' },
    askedOne: {
      description: 'The question whether to ban one of the teams.',
      on: { 'the administrator thinks again': 'listed' },
    },
    asked: {
      description: 'The question whether to ban both teams, by name.',
      on: { 'the administrator thinks again': 'listed', 'the administrator is sure': 'first' },
    },
    first: {
      description: 'The first ban is on its way. Pressing again does nothing.',
      on: { 'the server bans the first': 'second' },
    },
    second: {
      description: 'The first team is banned, and the second ban is on its way.',
      on: { 'the server bans the second': 'banned', 'the server will not have the second': 'partly' },
    },
    banned: {
      description: '“2 teams banned”, each with a way to lift the ban.',
      on: { 'the administrator would lift one ban': 'askedToLift' },
    },
    askedToLift: { description: 'The question whether to approve the team again.' },
    partly: {
      description: 'One team is banned. The reason of the other, the focus on “Try again”.',
      on: { 'the administrator tries again': 'second', 'the administrator leaves it so': 'left' },
    },
    left: { description: 'The one banned team, and no error any more.' },
  },
})
