import { createMachine } from 'xstate'

/** Test emails are sent one at a time to one address, and every result is shown in words. */
export const mailTrialJourney = createMachine({
  id: 'mailTrial',
  initial: 'untried',
  states: {
    untried: {
      on: { 'the organiser sends one': 'waiting', 'the organiser types half an address': 'misspelt' },
    },
    misspelt: { on: { 'the organiser mends it and sends': 'waitingForAnother' } },
    waiting: {
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
    waitingForAnother: {},
    sent: {},
    kept: {},
    refused: { on: { 'the organiser sends one': 'waiting' } },
    unreachable: {},
    heldOff: {},
    cutOff: {},
  },
})
