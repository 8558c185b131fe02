import { createMachine } from 'xstate'

/** Administrators sort lists of users and see what a deletion would remove. The server supports both. */
export const rosterOrderJourney = createMachine({
  id: 'rosterOrder',
  initial: 'byName',
  states: {
    byName: {
      on: {
        'the administrator sorts by e-mail': 'byEmail',
        'the administrator shows administrators only': 'administrators',
        'the administrator deletes a captain': 'weighingCaptain',
        'the administrator deletes somebody': 'weighing',
      },
    },
    byEmail: {
      on: {
        'the administrator sorts by it once more': 'byEmailDown',
        'the administrator turns the order round': 'byEmailDown',
      },
    },
    byEmailDown: { on: { 'the administrator turns the page': 'secondPage' } },
    secondPage: { on: { 'the administrator goes back': 'byEmailDown' } },
    administrators: { on: { 'the administrator seeks nobody': 'unmatched' } },
    unmatched: { on: { 'the administrator shows everybody': 'byName' } },
    weighingCaptain: { on: { 'the server tells of a captaincy': 'kept' } },
    kept: { on: { 'the administrator understands': 'byName' } },
    weighing: { on: { 'the server tells what goes along': 'asked', 'the line is cut': 'askedPlainly' } },
    asked: { on: { 'the administrator confirms by name': 'deleting' } },
    askedPlainly: {},
    deleting: { on: { 'the server deletes': 'gone' } },
    gone: {},
  },
})
