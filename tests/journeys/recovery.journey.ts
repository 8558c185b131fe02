import { createMachine } from 'xstate'

export const recoveryJourney = createMachine({
  id: 'recovery',
  description: 'A forgotten password, from the address to the email.',
  initial: 'blank',
  states: {
    blank: {
      description: '“Recover your account”, with an empty form.',
      on: {
        'the visitor sends nothing': 'flawed',
        'the visitor sends the address': 'waiting',
        'the captcha does not answer': 'unproven',
      },
    },
    form: {
      description: '“Recover your account”, without an error.',
      on: { 'the visitor sends nothing': 'flawed', 'the visitor sends the address': 'waiting' },
    },
    flawed: {
      description: '“Enter your email address.”, the focus on it. Nothing is sent.',
      on: { 'the visitor fills it in': 'form' },
    },
    unproven: {
      description: 'The human check could not start. Nothing is sent.',
      on: { 'the visitor tries the captcha again': 'waiting' },
    },
    waiting: {
      description: '“Sending…”. The server is asked once.',
      on: {
        'a base server does not know it': 'unknown',
        'the server sends no mail': 'refused',
        'the server is asked too often': 'heldOff',
        'the line is cut': 'cutOff',
        'a mail is on its way': 'cooling',
      },
    },
    unknown: {
      description: 'A base server does not know the address; its field is wrong.',
      on: { 'the visitor changes it': 'form' },
    },
    refused: { description: 'The server’s reason.', on: { 'the visitor sends again': 'waiting' } },
    heldOff: {
      description: 'The seconds until the next try.',
      on: { 'the visitor is impatient': 'heldOff', 'the wait is over': 'form' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The address stays.',
      on: { 'the visitor sends again': 'waiting' },
    },
    cooling: {
      description: 'If the account exists, an email is on its way. A wait runs.',
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
      description: '“Can’t reach the server”.',
      on: { 'the visitor asks for another mail': 'sendingAgain' },
    },
  },
})
