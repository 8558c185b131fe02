import { createMachine } from 'xstate'

export const rosterOrderJourney = createMachine({
  id: 'rosterOrder',
  description: 'Sorted lists of users, and the effects of their deletion, on a server that has both.',
  initial: 'byName',
  states: {
    byName: {
      description: 'All users by name.',
      on: {
        'the administrator sorts by e-mail': 'byEmail',
        'the administrator shows administrators only': 'administrators',
        'the administrator deletes a captain': 'weighingCaptain',
        'the administrator deletes somebody': 'weighing',
      },
    },
    byEmail: {
      description: 'All users by email address.',
      on: { 'the administrator sorts by it once more': 'byEmailDown' },
    },
    byEmailDown: {
      description: 'All users by email address, the last first.',
      on: { 'the administrator turns the page': 'secondPage' },
    },
    secondPage: {
      description: 'The second page in the same order.',
      on: { 'the administrator goes back': 'byEmailDown' },
    },
    administrators: {
      description: 'Only administrators.',
      on: { 'the administrator seeks nobody': 'unmatched' },
    },
    unmatched: { description: '“No users match”.', on: { 'the administrator shows everybody': 'byName' } },
    weighingCaptain: {
      description: 'The effects of deleting the captain are being read.',
      on: { 'the server tells of a captaincy': 'kept' },
    },
    kept: {
      description: 'The captain cannot be deleted, with the teams as the reason.',
      on: { 'the administrator understands': 'byName' },
    },
    weighing: {
      description: 'The effects of the deletion are being read; no question yet.',
      on: { 'the server tells what goes along': 'asked', 'the line is cut': 'askedPlainly' },
    },
    asked: {
      description: 'The question whether to delete, with teams and games that are left.',
      on: { 'the administrator confirms by name': 'deleting' },
    },
    askedPlainly: { description: 'The question whether to delete, with the general rule.' },
    deleting: {
      description: 'The server is asked once to delete the account.',
      on: { 'the server deletes': 'gone' },
    },
    gone: { description: 'The account is deleted, and the list is one shorter.' },
  },
})
