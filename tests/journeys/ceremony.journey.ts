import { createMachine } from 'xstate'

/**
 * The reveal of a frozen board goes step by step on the projector. Everyone else sees it only when an
 * administrator publishes it.
 */
export const ceremonyJourney = createMachine({
  id: 'ceremony',
  initial: 'hall',
  states: {
    hall: {
      on: { 'the organiser begins': 'reading', 'the organiser begins, and the line is cut': 'failed' },
    },
    failed: { on: { 'the organiser tries again': 'frozen' } },
    reading: { on: { 'the full board comes': 'frozen', 'it comes, and nothing is hidden': 'nothing' } },
    nothing: { on: { 'the organiser ends it': 'hall' } },
    frozen: { on: { 'the organiser presses Space': 'first', 'the organiser presses A': 'playing' } },
    first: {
      on: {
        'the organiser presses Space': 'done',
        'the organiser presses Backspace': 'frozen',
        'the organiser ends it': 'hall',
      },
    },
    playing: { on: { 'two seconds pass': 'done', 'the organiser presses A': 'first' } },
    done: {
      on: { 'the organiser presses Backspace': 'first', 'the organiser shows it to everybody': 'asked' },
    },
    asked: {
      on: {
        'the organiser says no': 'done',
        'the organiser says yes': 'published',
        'the organiser says yes, and the line is cut': 'unpublished',
      },
    },
    unpublished: { on: { 'the organiser shows it to everybody': 'asked' } },
    published: { on: { 'the organiser ends it': 'revealed' } },
    revealed: {},
  },
})
