import { createMachine } from 'xstate'

export const platformNoticeJourney = createMachine({
  id: 'platformNotice',
  description:
    'A notice on every page: at once or at a time, shown until a user closes it or it is withdrawn.',
  initial: 'empty',
  states: {
    empty: {
      description: 'An empty form. No page shows a notice.',
      on: {
        'the organiser sends it without a text': 'textless',
        'the organiser writes a notice': 'written',
      },
    },
    textless: { description: '“Write the notice first.” Nothing is sent.' },
    written: {
      description: 'The characters that are left, and “Publish”.',
      on: {
        'the organiser publishes it': 'asked',
        'the organiser sets a time that has passed': 'past',
        'the organiser sets a time': 'timed',
      },
    },
    past: { description: '“Choose a time that is ahead.” Nothing is sent.' },
    asked: {
      description: 'The question whether to show it on every page.',
      on: { 'the organiser thinks better of it': 'written', 'the organiser confirms': 'publishing' },
    },
    publishing: {
      description: '“Publishing…”. The text is sent without a time.',
      on: { 'the server publishes it': 'shown', 'the server refuses': 'refused' },
    },
    refused: { description: 'The server’s reason. The text stays.' },
    shown: {
      description: 'The line above the page, and “Shown” in the list. The form is empty.',
      on: {
        'the organiser closes it': 'closed',
        'the organiser wants to withdraw it': 'askedToWithdraw',
      },
    },
    closed: { description: 'No line, also not on another page. The list still has it.' },
    askedToWithdraw: {
      description: 'The question whether to take it from every page.',
      on: { 'the organiser keeps it': 'shown', 'the organiser agrees': 'withdrawing' },
    },
    withdrawing: {
      description: 'The request to delete it.',
      on: { 'the server withdraws it': 'withdrawn' },
    },
    withdrawn: { description: 'No line, and an empty list.' },
    timed: {
      description: 'The button says “Plan”.',
      on: { 'the organiser plans it': 'planning' },
    },
    planning: {
      description: 'Text and time are sent, without a question.',
      on: { 'the server plans it': 'planned' },
    },
    planned: { description: '“Planned” in the list. No page shows it.' },
  },
})
