import { createMachine } from 'xstate'

export const ceremonyJourney = createMachine({
  id: 'ceremony',
  description:
    'The reveal of a frozen board: step by step on the projector, and for everyone only when an ' +
    'administrator publishes it.',
  initial: 'hall',
  states: {
    hall: {
      description: 'The projector with the frozen board, and the button for the ceremony.',
      on: { 'the organiser begins': 'reading', 'the organiser begins, and the line is cut': 'failed' },
    },
    failed: {
      description: '“Couldn’t load this”, with a way to try again.',
      on: { 'the organiser tries again': 'frozen' },
    },
    reading: {
      description: '“Loading the hidden solves…”.',
      on: { 'the full board comes': 'frozen', 'it comes, and nothing is hidden': 'nothing' },
    },
    nothing: {
      description: '“There are no hidden solves to reveal.”',
      on: { 'the organiser ends it': 'hall' },
    },
    frozen: {
      description: 'The frozen board, with 0 of 2 solves revealed.',
      on: { 'the organiser presses Space': 'first', 'the organiser presses A': 'playing' },
    },
    first: {
      description: 'The first hidden solve is revealed. Nothing is published.',
      on: {
        'the organiser presses Space': 'done',
        'the organiser presses Backspace': 'frozen',
        'the organiser ends it': 'hall',
      },
    },
    playing: {
      description: 'The solves are revealed by themselves, 1 of 2 so far.',
      on: { 'two seconds pass': 'done', 'the organiser presses A': 'first' },
    },
    done: {
      description: 'Both solves are revealed here. Nothing is published.',
      on: { 'the organiser presses Backspace': 'first', 'the organiser shows it to everybody': 'asked' },
    },
    asked: {
      description: 'The question whether to reveal the scoreboard to everyone.',
      on: {
        'the organiser says no': 'done',
        'the organiser says yes': 'published',
        'the organiser says yes, and the line is cut': 'unpublished',
      },
    },
    unpublished: {
      description: '“Can’t reach the server”. The board is not public.',
      on: { 'the organiser shows it to everybody': 'asked' },
    },
    published: {
      description: '“The full scoreboard is public now.”',
      on: { 'the organiser ends it': 'revealed' },
    },
    revealed: { description: 'The projector with the full board, no longer frozen.' },
  },
})
