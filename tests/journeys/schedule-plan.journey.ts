import { createMachine } from 'xstate'

export const schedulePlanJourney = createMachine({
  id: 'schedulePlan',
  description: 'Moving the moments of a game: nothing changes before it is saved, and no plan is lost.',
  initial: 'stored',
  states: {
    stored: {
      description: 'The stored times. There is nothing to save or to discard.',
      on: { 'the organiser moves the end': 'planned' },
    },
    planned: {
      description: 'The old and the new end, and whom they reach. Nothing is sent.',
      on: { 'the organiser discards it': 'stored', 'the organiser saves': 'saving' },
    },
    saving: {
      description: 'The change is sent once, with the time that was seen.',
      on: {
        'the server takes it': 'saved',
        'another organiser was faster': 'overtaken',
        'the line is cut': 'cutOff',
        'the organiser is impatient': 'saving',
      },
    },
    overtaken: {
      description: 'The server’s reason. The plan stays.',
      on: { 'the organiser saves': 'saving', 'the organiser discards it': 'left' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The plan stays.',
      on: { 'the organiser saves': 'saving' },
    },
    left: { description: 'The stored times again.' },
    saved: {
      description: '“Saved.” The new times are the stored ones.',
      on: { 'the organiser moves the end': 'planned' },
    },
  },
})
