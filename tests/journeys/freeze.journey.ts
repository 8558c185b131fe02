import { createMachine } from 'xstate'

export const freezeJourney = createMachine({
  id: 'freeze',
  description:
    'A frozen board: it takes effect immediately and apart from the game, players see the board of ' +
    'that time, monitors see both, and everyone sees everything after the reveal.',
  initial: 'unset',
  states: {
    unset: {
      description: 'No moment is set, and nothing is unsaved.',
      on: {
        'the organiser freezes the last hour': 'ahead',
        'the organiser freezes the last hour, and the line is cut': 'unsaved',
        'it cannot be read': 'unread',
        'the organiser types a moment': 'typed',
      },
    },
    unread: {
      description: 'The server’s reason, with a way to read it again.',
      on: { 'the organiser tries to read it again': 'unset' },
    },
    typed: {
      description: 'The typed moment is not saved yet.',
      on: { 'another organiser sets one meanwhile': 'overtaken' },
    },
    overtaken: {
      description: 'Someone else changed the freeze meanwhile. The own moment stays.',
      on: { 'the organiser takes theirs': 'theirs', 'the organiser saves': 'ahead' },
    },
    theirs: { description: 'The other person’s moment. Nothing is unsaved, and nothing was sent.' },
    unsaved: {
      description: '“Can’t reach the server”. The moment is not saved yet.',
      on: { 'the organiser saves': 'ahead' },
    },
    ahead: {
      description: '“Freeze saved”, with the moment. Nothing to reveal yet.',
      on: {
        'the organiser takes it away': 'unset',
        'a player looks at the board': 'announced',
        'the last hour comes with solves, and a player looks': 'frozen',
        'the last hour comes with solves, and a monitor looks': 'asPlayers',
        'the last hour comes with solves, and the organiser comes back': 'frozenForm',
      },
    },
    announced: { description: 'Players read when the board freezes.' },
    frozen: { description: 'Players see the board of that time and cannot see more.' },
    asPlayers: {
      description: 'Monitors first see the frozen board, like players.',
      on: { 'the monitor looks at everything': 'everything' },
    },
    everything: {
      description: 'Monitors see the full board.',
      on: {
        'the monitor goes back to what players see': 'asPlayers',
        'the monitor opens the first team': 'team',
      },
    },
    team: { description: 'The page of a team with all its solves.' },
    frozenForm: {
      description: 'The board is frozen, and can be revealed.',
      on: {
        'the organiser wants to reveal it': 'asked',
        'the organiser empties the moment and saves': 'askedToLift',
      },
    },
    askedToLift: {
      description: 'The question whether to show hidden solves, with their number.',
      on: { 'the organiser keeps it frozen': 'stillFrozen', 'the organiser lifts it': 'lifted' },
    },
    stillFrozen: { description: 'The change is not saved. The board stays frozen.' },
    lifted: { description: 'The freeze is gone.' },
    asked: {
      description: 'The question whether to reveal the scoreboard, with its effect.',
      on: { 'the organiser says no': 'frozenForm', 'the organiser says yes': 'revealed' },
    },
    revealed: {
      description: 'When the scoreboard was revealed.',
      on: { 'a player looks at the board': 'revealedBoard' },
    },
    revealedBoard: { description: 'Players see the full board.' },
  },
})
