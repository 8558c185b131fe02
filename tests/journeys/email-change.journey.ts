import { createMachine } from 'xstate'

/** The old address must stay valid until the user opens the link in the email to the new one. */
export const emailChangeJourney = createMachine({
  id: 'emailChange',
  initial: 'resting',
  states: {
    resting: { on: { 'the person wants another address': 'form' } },
    form: {
      on: {
        'the person thinks better of it': 'resting',
        'the person sends the old one': 'flawed',
        'the person sends a new one': 'waiting',
      },
    },
    flawed: { on: { 'the person sends a new one': 'waiting' } },
    waiting: {
      on: {
        'a mail is on its way': 'cooling',
        'the address is in use': 'refused',
        'the policy forbids it': 'refused',
        'no mail is on its way': 'unsent',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
      },
    },
    refused: { on: { 'the person sends a new one': 'waiting' } },
    unsent: { on: { 'the person sends a new one': 'waiting' } },
    heldOff: {
      on: {
        'the person is impatient': 'heldOff',
        'the wait is over': 'mayRetry',
        'the person thinks better of it': 'resting',
      },
    },
    mayRetry: { on: { 'the person sends it again': 'waiting' } },
    cutOff: { on: { 'the person sends it again': 'waiting' } },
    cooling: {
      on: {
        'the person asks for another mail': 'cooling',
        'a minute goes by': 'sent',
        'the person takes another address': 'form',
        'the person is done': 'resting',
      },
    },
    sent: {
      on: {
        'the person asks for another mail': 'sendingAgain',
        'the person takes another address': 'form',
        'the person is done': 'resting',
      },
    },
    sendingAgain: {
      on: {
        'a mail is on its way': 'cooling',
        'the server is asked too often': 'coolingLonger',
        'the line is cut': 'notSentAgain',
      },
    },
    coolingLonger: {
      on: { 'the person asks for another mail': 'coolingLonger', 'a minute goes by': 'sent' },
    },
    notSentAgain: { on: { 'the person asks for another mail': 'sendingAgain' } },
  },
})
