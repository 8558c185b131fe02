import { createMachine } from 'xstate'

export const letterJourney = createMachine({
  id: 'letter',
  description:
    'An email to many users: its receivers are counted before it is sent, no letter is sent twice, and what ' +
    'waits can be stopped.',
  initial: 'blank',
  states: {
    blank: {
      description: 'An empty form, and the last emails. One of them waits.',
      on: {
        'the administrator writes and counts': 'counting',
        'the administrator stops the one that waits': 'stopping',
      },
    },
    counting: {
      description: 'The receivers are counted once. Nothing is sent, and the text stays.',
      on: { 'the server counts': 'asked', 'the line is cut': 'uncounted' },
    },
    uncounted: {
      description: '“Can’t reach the server”. The text stays.',
      on: { 'the administrator counts again': 'counting' },
    },
    asked: {
      description: 'How many get it, how long it takes and who is left out. Nothing is sent.',
      on: { 'the administrator thinks better of it': 'kept', 'the administrator sends it': 'sending' },
    },
    kept: {
      description: 'The form again, with what was written.',
      on: { 'the administrator counts again': 'counting' },
    },
    sending: {
      description: 'The letter is sent once, and the question stays.',
      on: { 'the server takes it': 'sent', 'the response is lost': 'unsure' },
    },
    unsure: {
      description: '“Can’t reach the server”, in the question.',
      on: { 'the administrator sends it': 'sendingAgain' },
    },
    sendingAgain: {
      description: 'The same letter, with the same id, so that nobody gets it twice.',
      on: { 'the server takes it': 'sent' },
    },
    sent: {
      description: 'The email is in line, and the form is empty.',
      on: { 'the administrator writes and counts': 'counting' },
    },
    stopping: {
      description: 'The stop is sent once.',
      on: { 'the server stops it': 'stopped', 'the server refuses': 'unstopped' },
    },
    stopped: { description: 'The email no longer waits. There is nothing to stop.' },
    unstopped: {
      description: 'The server’s reason. The email still waits.',
      on: { 'the administrator stops the one that waits': 'stopping' },
    },
  },
})
