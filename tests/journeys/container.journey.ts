import { createMachine } from 'xstate'

export const containerJourney = createMachine({
  id: 'container',
  description:
    'A team’s container: whatever teammates, organisers and the connection do, a player sees its ' +
    'state and can do what is allowed.',
  meta: {
    extensions: {
      // A base server has no queue, and sends the address of a running instance only.
      containers: ['others come first', 'it stops by itself', 'the organisers close the challenge'],
    },
  },
  initial: 'none',
  states: {
    none: {
      description: 'No instance runs, and one can be started.',
      on: { 'the player starts one': 'asked', 'a team-mate starts one': 'up' },
    },
    asked: {
      description: '“Requesting an instance…”. Pressing again sends nothing.',
      on: {
        'the player is impatient': 'asked',
        'others come first': 'inLine',
        'it comes up': 'up',
        'the limit is reached': 'refused',
        'it was too soon': 'cooling',
        'the answer is lost': 'unsure',
      },
    },
    inLine: {
      description: 'The place in the queue, and who started it.',
      on: { 'it is made': 'made', 'the player takes it back': 'destroyed' },
    },
    made: {
      description: '“Starting the instance…”.',
      on: { 'it comes up': 'up', 'it cannot be made': 'failed' },
    },
    refused: {
      description: 'The limit that is reached. Starting is possible again.',
      on: { 'the player starts one': 'asked' },
    },
    failed: { description: '“The instance could not be created”.', on: { 'the player starts one': 'asked' } },
    cooling: {
      description: 'The seconds until the next start. No error.',
      on: { 'the player is impatient': 'cooling', 'the wait is over': 'none' },
    },
    unsure: {
      description: '“Instance status unknown”.',
      on: { 'the line is back, and it runs': 'up', 'the line is back, and there is none': 'lost' },
    },
    lost: {
      description: '“Can’t reach the server”. It was asked only once.',
      on: { 'the player starts one': 'asked' },
    },
    up: {
      description: 'The address of the instance and its remaining time.',
      on: {
        'the player copies the address': 'copied',
        'the player copies it with one key': 'copied',
        'the player wants it gone': 'asking',
        'a team-mate destroys it': 'destroyedByOther',
        'it stops by itself': 'died',
        'the organisers close the challenge': 'closed',
        'its last minutes come': 'lastCall',
        'the flag is right': 'served',
        'the flag is right so soon after the start': 'servedAndUp',
      },
    },
    copied: { description: 'The address is in the clipboard, and “Copied” says so.' },
    asking: {
      description: 'The question whether to destroy the instance.',
      on: {
        'the player thinks better of it': 'up',
        'the player is sure': 'destroyed',
        'the player is sure, and it is too soon': 'held',
      },
    },
    held: {
      description: 'The seconds until it can be destroyed, and the address.',
      on: { 'the wait is over': 'freeAgain' },
    },
    freeAgain: { description: 'The address, and destroying is possible again.' },
    destroyed: {
      description: '“The instance was destroyed.”, and the seconds until the next start.',
      on: { 'the wait is over': 'none' },
    },
    destroyedByOther: { description: '“The instance was destroyed.”, and no address.' },
    died: { description: 'The instance crashed.' },
    closed: { description: 'The challenge is no longer open to the team.' },
    lastCall: {
      description: 'The instance stops in less than 10 minutes and can be extended.',
      on: {
        'the player prolongs it': 'prolonged',
        'a team-mate prolongs it': 'prolonged',
        'the server is asked to prolong it and says no': 'lastCallRefused',
        'the device sleeps over its end': 'over',
        'the device sleeps over its end without a line': 'offline',
      },
    },
    lastCallRefused: { description: '“Not yet”, and the address stays.' },
    prolonged: { description: 'The longer time, without the warning. Extending is over for now.' },
    over: {
      description: 'The instance expired, and there is no address.',
      on: { 'the player starts one': 'asked' },
    },
    offline: {
      description: '“Instance status unknown”, and no address.',
      on: {
        'the line is back, and it is gone': 'over',
        'the line is back, and a team-mate had prolonged it': 'prolonged',
      },
    },
    served: { description: 'The challenge is solved, and the instance was destroyed.' },
    servedAndUp: { description: 'The challenge is solved, and the instance still runs, without an error.' },
  },
})
