import { createMachine } from 'xstate'

export const teamEntryJourney = createMachine({
  id: 'teamEntry',
  description: 'An organiser puts a team into a game that it has not joined itself.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The teams of the game. No dialog is open.',
      on: { 'the organiser would add a team': 'seeking' },
    },
    seeking: {
      description: 'The dialog, without a team. It can’t be sent.',
      on: {
        'the organiser chooses a team': 'chosen',
        'the organiser steps back': 'listed',
      },
    },
    chosen: {
      description: 'What it means for the team, and how it is taken out again. Nothing is sent.',
      on: { 'the organiser presses': 'sending', 'the organiser steps back': 'listed' },
    },
    sending: {
      description: 'The team is sent once. The dialog stays.',
      on: {
        'the server agrees': 'entered',
        'it takes part already': 'refused',
        'the line is cut': 'cutOff',
      },
    },
    refused: {
      description: 'The server’s reason, in the dialog.',
      on: { 'the organiser presses': 'sending' },
    },
    cutOff: {
      description: '“Can’t reach the server”, in the dialog.',
      on: { 'the organiser presses': 'sending' },
    },
    entered: {
      description: 'The dialog is gone. How many play, who plays for another team, and the way to its page.',
      on: { 'the organiser would add a team': 'seekingAnother' },
    },
    seekingAnother: { description: 'The dialog again, without a team, and no earlier news.' },
  },
})
