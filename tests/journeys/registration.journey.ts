import { createMachine } from 'xstate'

/** Registration with and without confirmation by email or by an organiser. No input may be lost. */
export const registrationJourney = createMachine({
  id: 'registration',
  initial: 'blank',
  states: {
    blank: {
      on: {
        'the visitor sends nothing': 'flawed',
        'the visitor sends all': 'waiting',
        'the captcha does not answer': 'unproven',
      },
    },
    form: { on: { 'the visitor sends nothing': 'flawed', 'the visitor sends all': 'waiting' } },
    flawed: { on: { 'the visitor fills in all': 'form' } },
    unproven: { on: { 'the visitor tries the captcha again': 'waiting' } },
    waiting: {
      on: {
        'registration is closed': 'closed',
        'the name is taken': 'taken',
        'the server is asked too often': 'heldOff',
        'the server breaks down': 'broken',
        'the line is cut': 'cutOff',
        'the server knows a fourth way': 'puzzled',
        'the server lets them in': 'inside',
        'the browser keeps no cookie': 'outside',
        'an admin has to agree': 'awaitingAdmin',
        'a mail is on its way': 'cooling',
      },
    },
    closed: { on: { 'the visitor sends again': 'waiting' } },
    taken: { on: { 'the visitor changes the name': 'form', 'the visitor sends again': 'waiting' } },
    heldOff: { on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' } },
    broken: { on: { 'the visitor sends again': 'waiting' } },
    cutOff: { on: { 'the visitor sends again': 'waiting' } },
    puzzled: { on: { 'the visitor sends again': 'waiting' } },
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
    awaitingAdmin: {},
    outside: {},
    inside: {},
  },
})
