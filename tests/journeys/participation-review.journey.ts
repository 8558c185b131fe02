import { createMachine } from 'xstate'

/**
 * Organisers review one team or many, always after a confirmation. The new status is shown only after the
 * server has confirmed it.
 */
export const participationReviewJourney = createMachine({
  id: 'participationReview',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the organiser would approve one': 'asked',
        'the organiser selects all': 'selected',
        'the organiser looks for a student number': 'narrowed',
      },
    },
    narrowed: { on: { 'the organiser opens the members': 'members' } },
    members: {},
    asked: { on: { 'the organiser thinks again': 'listed', 'the organiser is sure': 'deciding' } },
    deciding: { on: { 'the server agrees': 'approved', 'the server will not have it': 'oneRefused' } },
    approved: { on: { 'the organiser would ban it': 'askedToBan' } },
    askedToBan: {},
    oneRefused: { on: { 'the organiser tries again': 'deciding', 'the organiser leaves it so': 'listed' } },
    selected: { on: { 'the organiser approves both that wait': 'first' } },
    first: {
      on: {
        'the server refuses the first': 'second',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
      },
    },
    second: { on: { 'the server agrees to the second': 'partly' } },
    partly: {},
    cutOff: {},
    stopped: {},
  },
})
