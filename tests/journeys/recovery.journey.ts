import { createMachine } from 'xstate'

/** A user who forgot the password enters their address and gets an email. */
export const recoveryJourney = createMachine({
  id: 'recovery',
  initial: 'blank',
  states: {
    blank: {
      on: {
        'the visitor sends nothing': 'flawed',
        'the visitor sends the address': 'waiting',
        'the captcha does not answer': 'unproven',
      },
    },
    form: { on: { 'the visitor sends nothing': 'flawed', 'the visitor sends the address': 'waiting' } },
    flawed: { on: { 'the visitor fills it in': 'form' } },
    unproven: { on: { 'the visitor tries the captcha again': 'waiting' } },
    waiting: {
      on: {
        'a base server does not know it': 'unknown',
        'the server sends no mail': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'a mail is on its way': 'cooling',
      },
    },
    unknown: { on: { 'the visitor changes it': 'form' } },
    refused: { on: { 'the visitor sends again': 'waiting' } },
    heldOff: { on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' } },
    cutOff: { on: { 'the visitor sends again': 'waiting' } },
    cooling: {
      on: {
        'the visitor asks for another mail': 'cooling',
        'a minute goes by': 'sent',
        'the visitor changes the address': 'form',
      },
    },
    sent: {
      on: { 'the visitor asks for another mail': 'sendingAgain', 'the visitor changes the address': 'form' },
    },
    sendingAgain: { on: { 'a mail is on its way': 'cooling', 'the line is cut': 'notSentAgain' } },
    notSentAgain: { on: { 'the visitor asks for another mail': 'sendingAgain' } },
  },
})
