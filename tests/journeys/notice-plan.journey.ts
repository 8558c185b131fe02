import { createMachine } from 'xstate'

export const noticePlanJourney = createMachine({
  id: 'noticePlan',
  description: 'A notice to some teams or at a time: nobody else sees it, and until then it can be changed.',
  initial: 'listed',
  states: {
    listed: {
      description: 'An empty form for all teams, and the planned notice above the published one.',
      on: {
        'the organiser writes to some teams': 'teamless',
        'the organiser writes for a time that has passed': 'past',
        'the organiser wants to change the planned one': 'changing',
        'the organiser wants to cancel the planned one': 'asked',
      },
    },
    past: { description: '“Choose a time that is ahead.” Nothing is sent.' },
    teamless: {
      description: 'The teams of the game with a search, none of them chosen.',
      on: {
        'the organiser sends it without a team': 'refusedHere',
        'the organiser chooses a team': 'chosen',
      },
    },
    refusedHere: {
      description: '“Choose at least one team.” Nothing is sent.',
      on: { 'the organiser chooses a team': 'chosen' },
    },
    chosen: {
      description: '“1 team chosen”, without an error.',
      on: { 'the organiser publishes it': 'askedToPublish', 'the organiser sets a time': 'timed' },
    },
    askedToPublish: {
      description: 'The question whether to publish it to one team.',
      on: { 'the organiser thinks better of it': 'chosen', 'the organiser confirms': 'publishing' },
    },
    publishing: {
      description: '“Publishing…”. The text and the team are sent.',
      on: { 'the server publishes it': 'published', 'the server refuses': 'refused' },
    },
    published: { description: 'The notice is on top with “To 1 team”, and cannot be edited.' },
    refused: { description: 'The server’s reason. Text and team stay.' },
    timed: {
      description: 'The button says “Plan”.',
      on: { 'the organiser plans it': 'planning' },
    },
    planning: {
      description: '“Planning…”. Text, team and time are sent, without a question.',
      on: { 'the server plans it': 'planned' },
    },
    planned: { description: 'Two planned notices, and that no player can see them.' },
    changing: {
      description: 'The planned notice in the form, with its time.',
      on: { 'the organiser changes its text': 'saving' },
    },
    saving: {
      description: '“Planning…”. The new text is sent with the old time.',
      on: { 'the server saves it': 'changed', 'it has come out meanwhile': 'late' },
    },
    changed: { description: 'The planned notice has the new text.' },
    late: { description: 'The server’s reason: the notice has come out.' },
    asked: {
      description: 'The question whether to cancel it, and that no player has seen it.',
      on: { 'the organiser keeps it': 'listed', 'the organiser confirms the cancellation': 'cancelling' },
    },
    cancelling: {
      description: '“Deleting…”.',
      on: { 'the server cancels it': 'cancelled' },
    },
    cancelled: { description: 'Only the published notice is left.' },
  },
})
