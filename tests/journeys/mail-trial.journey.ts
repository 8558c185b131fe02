import { createMachine } from 'xstate'

export const mailTrialJourney = createMachine({
  id: 'mailTrial',
  description: 'A test email: one at a time, to one address, and every result is shown in words.',
  initial: 'untried',
  states: {
    untried: {
      description: 'Through which server and from which address emails go.',
      on: { 'the organiser sends one': 'waiting', 'the organiser types half an address': 'misspelt' },
    },
    misspelt: {
      description: '“Enter a valid email address.” Nothing is sent.',
      on: { 'the organiser mends it and sends': 'waitingForAnother' },
    },
    waiting: {
      description: '“Sending…” to the own address. Pressing again sends nothing.',
      on: {
        'the organiser presses again': 'waiting',
        'the mail server takes it': 'sent',
        'it becomes a file': 'kept',
        'the mail server refuses it': 'refused',
        'nobody takes it': 'unreachable',
        'there have been too many': 'heldOff',
        'the line is cut': 'cutOff',
      },
    },
    waitingForAnother: { description: '“Sending…” to the typed address.' },
    sent: { description: 'The mail server accepted the email.' },
    kept: { description: 'The email was saved in the outbox folder.' },
    refused: { description: 'The reason of the mail server.', on: { 'the organiser sends one': 'waiting' } },
    unreachable: { description: 'Which settings of the mail server to check.' },
    heldOff: { description: 'Too many requests.' },
    cutOff: { description: '“Can’t reach the server”.' },
  },
})
