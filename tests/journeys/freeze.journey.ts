import { createMachine } from 'xstate'

/**
 * Freezing the board takes effect immediately and apart from saving the game. Players see the board of that
 * time, monitors see both, and everyone sees everything after the reveal.
 */
export const freezeJourney = createMachine({
  id: 'freeze',
  initial: 'unset',
  states: {
    unset: {
      on: {
        'the organiser freezes the last hour': 'ahead',
        'the organiser freezes the last hour, and the line is cut': 'unsaved',
        'it cannot be read': 'unread',
        'the organiser types a moment': 'typed',
      },
    },
    unread: { on: { 'the organiser tries to read it again': 'unset' } },
    typed: { on: { 'another organiser sets one meanwhile': 'overtaken' } },
    overtaken: { on: { 'the organiser takes theirs': 'theirs', 'the organiser saves': 'ahead' } },
    theirs: {},
    unsaved: { on: { 'the organiser saves': 'ahead' } },
    ahead: {
      on: {
        'the organiser takes it away': 'unset',
        'a player looks at the board': 'announced',
        'the last hour comes with solves, and a player looks': 'frozen',
        'the last hour comes with solves, and a monitor looks': 'asPlayers',
        'the last hour comes with solves, and the organiser comes back': 'frozenForm',
      },
    },
    announced: {},
    frozen: {},
    asPlayers: { on: { 'the monitor looks at everything': 'everything' } },
    everything: {
      on: {
        'the monitor goes back to what players see': 'asPlayers',
        'the monitor opens the first team': 'team',
      },
    },
    team: {},
    frozenForm: {
      on: {
        'the organiser wants to reveal it': 'asked',
        'the organiser empties the moment and saves': 'askedToLift',
      },
    },
    askedToLift: {
      on: { 'the organiser keeps it frozen': 'stillFrozen', 'the organiser lifts it': 'lifted' },
    },
    stillFrozen: {},
    lifted: {},
    asked: { on: { 'the organiser says no': 'frozenForm', 'the organiser says yes': 'revealed' } },
    revealed: { on: { 'a player looks at the board': 'revealedBoard' } },
    revealedBoard: {},
  },
})
