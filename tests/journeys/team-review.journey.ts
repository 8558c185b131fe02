import { createMachine } from 'xstate'

export const teamReviewJourney = createMachine({
  id: 'teamReview',
  description:
    'Decisions on a team, on its page: an approval at once, what costs the team something after a question, ' +
    'and each can be taken back.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The team awaits review. Approving and rejecting are offered.',
      on: { 'the organiser approves': 'approving', 'the organiser would reject': 'rejectAsked' },
    },
    rejectAsked: {
      description: 'The question, with what a rejection means, and no earlier reason. Nothing is sent.',
      on: { 'the organiser thinks better of it': 'waiting', 'the organiser rejects': 'rejecting' },
    },
    rejecting: {
      description: 'The rejection is on its way, and the question stays.',
      on: {
        'the server agrees': 'rejected',
        'the server refuses': 'rejectRefused',
        'the line is cut': 'rejectCutOff',
      },
    },
    rejectRefused: {
      description: 'The server’s reason, in the question.',
      on: { 'the organiser rejects': 'rejecting', 'the organiser thinks better of it': 'waiting again' },
    },
    rejectCutOff: {
      description: '“Can’t reach the server”, in the question.',
      on: { 'the organiser rejects': 'rejecting' },
    },
    'waiting again': {
      description: 'The reason is still shown, and the team awaits review.',
      on: { 'the organiser would reject': 'rejectAsked' },
    },
    rejected: {
      description: '“1 team rejected”, with a way back. The question is gone.',
      on: { 'the organiser takes it back': 'takingBack' },
    },
    takingBack: {
      description: 'The team’s old status is sent, with the one that was seen.',
      on: { 'the server agrees': 'waiting' },
    },
    approving: {
      description: 'The approval is on its way, without a question.',
      on: { 'the server agrees': 'approved', 'the server refuses': 'unapproved' },
    },
    unapproved: {
      description: 'The server’s reason. Approving is still offered.',
      on: { 'the organiser approves': 'approving' },
    },
    approved: {
      description: '“1 team approved”. Only a ban is offered now.',
      on: { 'the organiser takes it back': 'takingBack' },
    },
  },
})
