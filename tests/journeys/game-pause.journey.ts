import { createMachine } from 'xstate'

/**
 * During a pause a player's clock stands still, input stays, and nothing is sent. The end moves by the pause,
 * also for a player who was away or cut off.
 */
export const gamePauseJourney = createMachine({
  id: 'gamePause',
  initial: 'playing',
  states: {
    playing: {
      on: {
        'the organisers pause the game': 'paused',
        'the player types a flag, and the organisers pause': 'pausedAtFlag',
        'the player sends a flag': 'sending',
        'the line is cut, the organisers pause, and it is back': 'paused',
      },
    },
    sending: {
      on: {
        'the pause comes first': 'pausedAtFlag',
        'the server has it, and the organisers pause': 'judging',
      },
    },
    judging: { on: { 'the flag is right': 'solved', 'the flag is wrong': 'pausedAtFlag' } },
    paused: {
      on: {
        'half an hour goes by': 'pausedStill',
        'the game goes on': 'goingOn',
        'the player opens the page again': 'pausedUnannounced',
        'the player looks at the overview': 'pausedOverview',
        'the organisers end the game': 'over',
      },
    },
    pausedStill: { on: { 'the game goes on': 'goingOn' } },
    pausedUnannounced: { on: { 'the game goes on': 'goingOn' } },
    pausedOverview: { on: { 'the game goes on at the overview': 'goingOnOverview' } },
    pausedAtFlag: {
      on: {
        'the player insists': 'pausedAtFlag',
        'the player starts an instance': 'pausedAtFlag',
        'the game goes on': 'goingOnAtFlag',
        'the line is cut, the game goes on, and it is back': 'goingOnAtFlag',
      },
    },
    goingOnAtFlag: { on: { 'the player sends it': 'sendingAgain' } },
    sendingAgain: {},
    goingOn: { on: { 'the organisers pause the game again': 'pausedAgain' } },
    pausedAgain: {},
    goingOnOverview: {},
    solved: {},
    over: {},
  },
})
