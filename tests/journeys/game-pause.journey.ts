import { createMachine } from 'xstate'

export const gamePauseJourney = createMachine({
  id: 'gamePause',
  description:
    'A pause as a player lives it: the clock stands still, nothing typed is lost, nothing is sent, ' +
    'and the time comes back in the end, also to a player who was away or cut off.',
  initial: 'playing',
  states: {
    playing: {
      description: 'The clock runs, and no pause is shown.',
      on: {
        'the organisers pause the game': 'paused',
        'the player types a flag, and the organisers pause': 'pausedAtFlag',
        'the player sends a flag': 'sending',
        'the line is cut, the organisers pause, and it is back': 'paused',
      },
    },
    sending: {
      description: '“Sending the flag…”.',
      on: {
        'the pause comes first': 'pausedAtFlag',
        'the server has it, and the organisers pause': 'judging',
      },
    },
    judging: {
      description: '“Checking the flag…”.',
      on: { 'the flag is right': 'solved', 'the flag is wrong': 'pausedAtFlag' },
    },
    paused: {
      description: 'The pause is shown and announced. The clock stands still.',
      on: {
        'half an hour goes by': 'pausedStill',
        'the game goes on': 'goingOn',
        'the player opens the page again': 'pausedUnannounced',
        'the player looks at the overview': 'pausedOverview',
        'the organisers end the game': 'over',
      },
    },
    pausedStill: {
      description: 'The clock stands where it stood half an hour before.',
      on: { 'the game goes on': 'goingOn' },
    },
    pausedUnannounced: {
      description: 'The pause is shown after a reload, but not announced again.',
      on: { 'the game goes on': 'goingOn' },
    },
    pausedOverview: {
      description: 'The overview says that nothing is lost. The clock stands still.',
      on: { 'the game goes on at the overview': 'goingOnOverview' },
    },
    pausedAtFlag: {
      description: 'The typed flag stays and can be edited. Nothing is sent.',
      on: {
        'the player insists': 'pausedAtFlag',
        'the player starts an instance': 'pausedAtFlag',
        'the game goes on': 'goingOnAtFlag',
        'the line is cut, the game goes on, and it is back': 'goingOnAtFlag',
      },
    },
    goingOnAtFlag: {
      description: 'The clock runs. The typed flag stays, and nothing was sent.',
      on: { 'the player sends it': 'sendingAgain' },
    },
    sendingAgain: { description: '“Sending the flag…”. It is sent once.' },
    goingOn: {
      description: 'The clock runs, and the end of the pause is announced.',
      on: { 'the organisers pause the game again': 'pausedAgain' },
    },
    pausedAgain: { description: 'The second pause is shown. The clock stands still.' },
    goingOnOverview: { description: 'The clock runs, and the overview shows no pause.' },
    solved: { description: '“Correct!”.' },
    over: { description: 'The game has ended.' },
  },
})
