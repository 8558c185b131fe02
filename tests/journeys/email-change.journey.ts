import { createMachine } from 'xstate'

export const emailChangeJourney = createMachine({
  id: 'emailChange',
  description: 'A new address: the old one stays valid until the link in the email is opened.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The address in force, without a form.',
      on: { 'the person wants another address': 'form' },
    },
    form: {
      description: 'The form for another address, the focus on its field.',
      on: {
        'the person thinks better of it': 'resting',
        'the person sends the old one': 'flawed',
        'the person sends a new one': 'waiting',
      },
    },
    flawed: {
      description: '“This is already your email address.” Nothing is sent.',
      on: { 'the person sends a new one': 'waiting' },
    },
    waiting: {
      description: '“Sending…”. The server is asked once.',
      on: {
        'a mail is on its way': 'cooling',
        'the address is in use': 'refused',
        'the policy forbids it': 'refused',
        'no mail is on its way': 'unsent',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
      },
    },
    refused: {
      description: 'The server’s reason, at the field.',
      on: { 'the person sends a new one': 'waiting' },
    },
    unsent: {
      description: 'The server’s reason. The field itself is not wrong.',
      on: { 'the person sends a new one': 'waiting' },
    },
    heldOff: {
      description: 'The seconds until the next try. The typed address stays.',
      on: {
        'the person is impatient': 'heldOff',
        'the wait is over': 'mayRetry',
        'the person thinks better of it': 'resting',
      },
    },
    mayRetry: {
      description: 'No wait any more. The typed address stays.',
      on: { 'the person sends it again': 'waiting' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The typed address stays.',
      on: { 'the person sends it again': 'waiting' },
    },
    cooling: {
      description: 'An email is on its way; the old address stays in force. A wait runs.',
      on: {
        'the person asks for another mail': 'cooling',
        'a minute goes by': 'sent',
        'the person takes another address': 'form',
        'the person is done': 'resting',
      },
    },
    sent: {
      description: 'The email can be sent again.',
      on: {
        'the person asks for another mail': 'sendingAgain',
        'the person takes another address': 'form',
        'the person is done': 'resting',
      },
    },
    sendingAgain: {
      description: '“Sending…” once more, without the old error.',
      on: {
        'a mail is on its way': 'cooling',
        'the server is asked too often': 'coolingLonger',
        'the line is cut': 'notSentAgain',
      },
    },
    coolingLonger: {
      description: 'Too many requests, and the seconds until the next email.',
      on: { 'the person asks for another mail': 'coolingLonger', 'a minute goes by': 'sent' },
    },
    notSentAgain: {
      description: '“Can’t reach the server”. The email can be sent again.',
      on: { 'the person asks for another mail': 'sendingAgain' },
    },
  },
})
