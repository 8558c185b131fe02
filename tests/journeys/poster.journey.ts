import { createMachine } from 'xstate'

/**
 * The poster of a game is uploaded without a crop and shown as soon as the server has it. Nothing else of the
 * game may be saved.
 */
export const posterJourney = createMachine({
  id: 'poster',
  initial: 'editor',
  states: {
    editor: { on: { 'the organiser wants another poster': 'choosing' } },
    choosing: {
      on: { 'the organiser chooses a wide picture': 'chosen', 'the organiser chooses a text': 'foreign' },
    },
    foreign: { on: { 'the organiser chooses a wide picture': 'chosen' } },
    chosen: { on: { 'the organiser uses it': 'sending' } },
    sending: {
      on: {
        'half of it has gone': 'halfway',
        'the server takes it': 'changed',
        'the server refuses': 'refused',
        'the organiser stops it': 'stopped',
      },
    },
    halfway: { on: { 'the server takes it': 'changed' } },
    refused: { on: { 'the organiser tries again': 'sending' } },
    stopped: { on: { 'the organiser tries again': 'sending' } },
    changed: {},
  },
})
