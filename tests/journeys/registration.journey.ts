import { createMachine } from 'xstate'

export const registrationJourney = createMachine({
  id: 'registration',
  description: 'Registration in its three variants. No input is lost.',
  meta: { extensions: { captcha: [] } },
  initial: 'blank',
  states: {
    blank: {
      description: '“Create an account”, with an empty form.',
      on: {
        'the visitor sends nothing': 'flawed',
        'the visitor sends all': 'waiting',
        'the captcha does not answer': 'unproven',
      },
    },
    form: {
      description: '“Create an account”, without an error. The input stays.',
      on: { 'the visitor sends nothing': 'flawed', 'the visitor sends all': 'waiting' },
    },
    flawed: {
      description: 'Errors at the empty fields, the focus on one of them. Nothing is sent.',
      on: { 'the visitor fills in all': 'form' },
    },
    unproven: {
      description: 'The human check could not start. Nothing is sent, and the input stays.',
      on: { 'the visitor tries the captcha again': 'waiting' },
    },
    waiting: {
      description: '“Creating account…”. The server is asked once.',
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
    closed: {
      description: '“Registration is closed”. The input stays.',
      on: { 'the visitor sends again': 'waiting' },
    },
    taken: {
      description: 'The name is taken. The input stays.',
      on: { 'the visitor changes the name': 'form', 'the visitor sends again': 'waiting' },
    },
    heldOff: {
      description: 'The seconds until the next try. The input stays.',
      on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' },
    },
    broken: {
      description: 'The server’s fault, with its number.',
      on: { 'the visitor sends again': 'waiting' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The input stays.',
      on: { 'the visitor sends again': 'waiting' },
    },
    puzzled: { description: 'The response cannot be read.', on: { 'the visitor sends again': 'waiting' } },
    cooling: {
      description: 'A link was sent by email. A wait runs.',
      on: {
        'the visitor asks for another mail': 'cooling',
        'a minute goes by': 'sent',
        'the visitor changes the address': 'form',
      },
    },
    sent: {
      description: '“Send again” is possible.',
      on: { 'the visitor asks for another mail': 'sendingAgain', 'the visitor changes the address': 'form' },
    },
    sendingAgain: {
      description: '“Sending…” once more, without the old error.',
      on: { 'a mail is on its way': 'cooling', 'the line is cut': 'notSentAgain' },
    },
    notSentAgain: {
      description: '“Can’t reach the server”. The address of the first email stays.',
      on: { 'the visitor asks for another mail': 'sendingAgain' },
    },
    awaitingAdmin: { description: '“Waiting for approval”.' },
    outside: { description: 'The account is ready. The sign-in knows the name.' },
    inside: { description: 'The page where the person came from, signed in.' },
  },
})
