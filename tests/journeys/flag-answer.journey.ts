import { createMachine } from 'xstate'

/**
 * A flag and its verdict: no input may be lost, whatever happens to the connection, the clock or the game.
 */
export const flagAnswerJourney = createMachine({
  id: 'flagAnswer',
  initial: 'ready',
  states: {
    ready: { on: { 'the player sends nothing': 'flawed', 'the player sends a flag': 'sending' } },
    flawed: { on: { 'the player types a flag': 'ready' } },
    sending: {
      on: {
        'the player is impatient': 'sending',
        'the server has it': 'judging',
        'the line is cut': 'kept',
        'the server breaks down': 'kept',
        'the server is asked too often': 'heldOff',
        'the server refuses': 'refused',
        'the game has ended': 'over',
        'the team was banned': 'led away',
        'the challenge was closed': 'gone',
        'the session has ended': 'signedOut',
      },
    },
    kept: {
      on: {
        'the line is back': 'sending',
        'some time goes by': 'sending',
        'the player tries at once': 'sending',
        'the player thinks better of it': 'ready',
      },
    },
    heldOff: { on: { 'the player is impatient': 'heldOff', 'the wait is over': 'ready' } },
    judging: {
      on: {
        'the judge takes time': 'judgingStill',
        'the flag is right': 'right',
        'the flag is wrong': 'wrong',
        'nobody can say': 'unknown',
        'the line is cut while judging': 'keptWhileJudging',
      },
    },
    judgingStill: { on: { 'the flag is right': 'right' } },
    keptWhileJudging: { on: { 'the line is back while judging': 'judging' } },
    wrong: { on: { 'the player sends a flag': 'sending', 'the player types a flag': 'ready' } },
    unknown: { on: { 'the player types a flag': 'ready' } },
    refused: { on: { 'the player types a flag': 'ready' } },
    signedOut: { on: { 'the player signs in': 'ready' } },
    over: {},
    gone: {},
    'led away': {},
    right: { on: { 'the board has it': 'solved', 'nothing counts any more': 'rightOnly' } },
    rightOnly: {},
    solved: { on: { 'the player goes on': 'at the next' } },
    'at the next': {},
  },
})
