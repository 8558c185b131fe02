import { createMachine } from 'xstate'

export const posterJourney = createMachine({
  id: 'poster',
  description:
    'The poster of a game: uploaded without a crop, and shown as soon as the server has it. Nothing ' +
    'else of the game is saved.',
  initial: 'editor',
  states: {
    editor: {
      description: 'The settings of the game without a poster.',
      on: { 'the organiser wants another poster': 'choosing' },
    },
    choosing: {
      description: 'The dialog to choose a poster.',
      on: { 'the organiser chooses a wide picture': 'chosen', 'the organiser chooses a text': 'foreign' },
    },
    foreign: {
      description: '“This file type isn’t supported.” Nothing is sent.',
      on: { 'the organiser chooses a wide picture': 'chosen' },
    },
    chosen: {
      description: 'The whole picture, without a square to crop.',
      on: { 'the organiser uses it': 'sending' },
    },
    sending: {
      description: 'The poster is uploading, at 0%.',
      on: {
        'half of it has gone': 'halfway',
        'the server takes it': 'changed',
        'the server refuses': 'refused',
        'the organiser stops it': 'stopped',
      },
    },
    halfway: { description: 'The poster is uploading, at 50%.', on: { 'the server takes it': 'changed' } },
    refused: {
      description: '“Poster not changed”, with the server’s reason.',
      on: { 'the organiser tries again': 'sending' },
    },
    stopped: {
      description: 'The upload was stopped. The poster has not changed.',
      on: { 'the organiser tries again': 'sending' },
    },
    changed: { description: '“Poster changed”. Nothing else of the game was saved.' },
  },
})
