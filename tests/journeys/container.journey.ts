import { createMachine } from 'xstate'

/**
 * A player must see the state of the team's container and be able to do what is allowed, whatever teammates,
 * organisers and the connection do.
 */
export const containerJourney = createMachine({
  id: 'container',
  initial: 'none',
  states: {
    none: { on: { 'the player starts one': 'asked', 'a team-mate starts one': 'up' } },
    asked: {
      on: {
        'the player is impatient': 'asked',
        'others come first': 'inLine',
        'it comes up': 'up',
        'the limit is reached': 'refused',
        'it was too soon': 'cooling',
        'the answer is lost': 'unsure',
      },
    },
    inLine: { on: { 'it is made': 'made', 'the player takes it back': 'destroyed' } },
    made: { on: { 'it comes up': 'up', 'it cannot be made': 'failed' } },
    refused: { on: { 'the player starts one': 'asked' } },
    failed: { on: { 'the player starts one': 'asked' } },
    cooling: { on: { 'the player is impatient': 'cooling', 'the wait is over': 'none' } },
    unsure: { on: { 'the line is back, and it runs': 'up', 'the line is back, and there is none': 'lost' } },
    lost: { on: { 'the player starts one': 'asked' } },
    up: {
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
    copied: {},
    asking: {
      on: {
        'the player thinks better of it': 'up',
        'the player is sure': 'destroyed',
        'the player is sure, and it is too soon': 'held',
      },
    },
    held: { on: { 'the wait is over': 'freeAgain' } },
    freeAgain: {},
    destroyed: { on: { 'the wait is over': 'none' } },
    destroyedByOther: {},
    died: {},
    closed: {},
    lastCall: {
      on: {
        'the player prolongs it': 'prolonged',
        'a team-mate prolongs it': 'prolonged',
        'the server is asked to prolong it and says no': 'lastCallRefused',
        'the device sleeps over its end': 'over',
        'the device sleeps over its end without a line': 'offline',
      },
    },
    lastCallRefused: {},
    prolonged: {},
    over: { on: { 'the player starts one': 'asked' } },
    offline: {
      on: {
        'the line is back, and it is gone': 'over',
        'the line is back, and a team-mate had prolonged it': 'prolonged',
      },
    },
    served: {},
    servedAndUp: {},
  },
})
