import { createMachine } from 'xstate'

export const participationReviewJourney = createMachine({
  id: 'participationReview',
  description:
    'Reviewing teams: one or many, always after a confirmation, and shown only after the server has ' +
    'confirmed.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The teams, those that wait for a decision first.',
      on: {
        'the organiser would approve one': 'asked',
        'the organiser selects all': 'selected',
        'the organiser looks for a student number': 'narrowed',
      },
    },
    narrowed: {
      description: 'Only the team with the searched student number, which stays hidden.',
      on: { 'the organiser opens the members': 'members' },
    },
    members: { description: 'The members of the team with what they gave.' },
    asked: {
      description: 'The question whether to approve the team. Nothing is sent.',
      on: { 'the organiser thinks again': 'listed', 'the organiser is sure': 'deciding' },
    },
    deciding: {
      description: 'The approval is on its way. Pressing again does nothing.',
      on: { 'the server agrees': 'approved', 'the server will not have it': 'oneRefused' },
    },
    approved: {
      description: 'The team is approved and has left the waiting ones.',
      on: { 'the organiser would ban it': 'askedToBan' },
    },
    askedToBan: { description: 'The question whether to ban the team.' },
    oneRefused: {
      description: 'The server’s reason for this team, the focus on “Retry”.',
      on: { 'the organiser tries again': 'deciding', 'the organiser leaves it so': 'listed' },
    },
    selected: {
      description: 'Three teams are selected, with what can be done to how many.',
      on: { 'the organiser approves both that wait': 'first' },
    },
    first: {
      description: '“0 of 2 done”. Only the first team was sent.',
      on: {
        'the server refuses the first': 'second',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopping',
      },
    },
    stopping: {
      description: '“Stop” is busy, because the first team is still with the server.',
      on: { 'the server agrees to the first': 'stopped' },
    },
    second: {
      description: '“1 of 2 done”. The second team was sent.',
      on: { 'the server agrees to the second': 'partly' },
    },
    partly: { description: 'One team done, one failed, with its reason.' },
    cutOff: { description: 'Both failed. The second team was never sent.' },
    stopped: { description: 'One team done, and one was never sent. The list was read again.' },
  },
})
