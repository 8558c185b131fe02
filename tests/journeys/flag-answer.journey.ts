import { createMachine } from 'xstate'

export const flagAnswerJourney = createMachine({
  id: 'flagAnswer',
  description:
    'A flag and its verdict: no input is lost, whatever happens to the connection, the clock or the ' +
    'game.',
  meta: { extensions: { 'idempotent-answers': ['the line is cut', 'the server breaks down'] } },
  initial: 'ready',
  states: {
    ready: {
      description: 'The field of the flag can be written in, without an error.',
      on: { 'the player sends nothing': 'flawed', 'the player sends a flag': 'sending' },
    },
    flawed: {
      description: '“Enter the flag.”, the focus on the field. Nothing is sent.',
      on: { 'the player types a flag': 'ready' },
    },
    sending: {
      description: '“Sending the flag…”. The field is locked, and the flag is sent once.',
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
      description: 'The flag is saved in the browser and will be sent later.',
      on: {
        'the line is back': 'sending',
        'some time goes by': 'sending',
        'the player tries at once': 'sending',
        'the player thinks better of it': 'ready',
      },
    },
    heldOff: {
      description: 'The seconds until the next submission. Nothing is sent meanwhile.',
      on: { 'the player is impatient': 'heldOff', 'the wait is over': 'ready' },
    },
    judging: {
      description: '“Checking the flag…”. The flag was sent once.',
      on: {
        'the judge takes time': 'judgingStill',
        'the flag is right': 'right',
        'the flag is wrong': 'wrong',
        'nobody can say': 'unknown',
        'the line is cut while judging': 'keptWhileJudging',
      },
    },
    judgingStill: {
      description: '“Checking the flag…”, and the verdict is asked for again.',
      on: { 'the flag is right': 'right' },
    },
    keptWhileJudging: {
      description: 'The flag is saved; the verdict waits for the connection.',
      on: { 'the line is back while judging': 'judging' },
    },
    wrong: {
      description: 'The flag is wrong, selected and focused. One attempt is counted.',
      on: { 'the player sends a flag': 'sending', 'the player types a flag': 'ready' },
    },
    unknown: {
      description: 'No verdict, and the number of the submission to mention.',
      on: { 'the player types a flag': 'ready' },
    },
    refused: { description: 'The server’s reason.', on: { 'the player types a flag': 'ready' } },
    signedOut: {
      description: 'The sign-in, which leads back to the challenge.',
      on: { 'the player signs in': 'ready' },
    },
    over: { description: 'The game ended before the flag arrived.' },
    gone: { description: 'The challenge was closed before the flag arrived.' },
    'led away': { description: 'The overview of the game, because the team was banned.' },
    right: {
      description: '“Correct!”, the field is gone, the focus on the next challenge.',
      on: { 'the board has it': 'solved', 'nothing counts any more': 'rightOnly' },
    },
    rightOnly: { description: '“Correct!” is announced without points.' },
    solved: {
      description: 'The points, the blood and the new rank, announced once.',
      on: { 'the player goes on': 'at the next' },
    },
    'at the next': { description: 'The next challenge.' },
  },
})
