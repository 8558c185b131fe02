import { createMachine } from 'xstate'

export const userAdminJourney = createMachine({
  id: 'userAdmin',
  description: 'An administrator’s actions on accounts.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The users. The own account cannot be deleted.',
      on: {
        'the administrator seeks a name': 'found',
        'the administrator seeks nobody': 'unmatched',
        'the administrator turns the page': 'secondPage',
        'the administrator opens the account': 'editing',
        'the administrator deactivates it': 'deactivationAsked',
        'the administrator wants a new password': 'passwordAsked',
        'the administrator deletes it': 'deletionAsked',
      },
    },
    found: {
      description: 'Only the user with the searched name.',
      on: { 'the administrator empties the search': 'listed' },
    },
    unmatched: { description: '“No users match”.', on: { 'the administrator clears the search': 'listed' } },
    secondPage: { description: 'The second page of the users.' },
    editing: {
      description: 'The dialog with the account.',
      on: { 'the administrator writes a short name': 'flawed', 'the administrator writes a name': 'unsaved' },
    },
    flawed: {
      description: '“Use at least 3 characters.”',
      on: { 'the administrator writes a name': 'unsaved' },
    },
    unsaved: {
      description: 'One unsaved change: the typed name.',
      on: { 'the administrator saves': 'saving', 'the administrator closes it': 'away' },
    },
    away: { description: 'The dialog is closed.', on: { 'the administrator opens the account': 'unsaved' } },
    saving: {
      description: '“Saving…”. Only the name is sent.',
      on: { 'the server saves': 'saved', 'the name is taken': 'taken', 'the line is cut': 'cutOff' },
    },
    saved: { description: '“Changes saved”. The list has the new name.' },
    taken: { description: 'The name is taken; it stays in its field.' },
    cutOff: {
      description: '“Can’t reach the server”. The typed name stays.',
      on: { 'the administrator saves': 'saving' },
    },
    deactivationAsked: {
      description: 'The question whether to deactivate the account. Nothing is sent.',
      on: { 'the administrator thinks better of it': 'listed', 'the administrator confirms': 'deactivating' },
    },
    deactivating: {
      description: 'The switch is off, and the server is asked.',
      on: { 'the server deactivates': 'deactivated' },
    },
    deactivated: { description: 'The user can no longer sign in.' },
    passwordAsked: {
      description: 'The question whether to reset the password.',
      on: { 'the administrator confirms': 'resetting' },
    },
    resetting: {
      description: 'The server is asked once for a new password.',
      on: { 'the server tells the password': 'told' },
    },
    told: {
      description: 'The new password, which can be copied.',
      on: { 'the administrator has it': 'listed' },
    },
    deletionAsked: {
      description: 'The question whether to delete the account, with the rule for captains.',
      on: { 'the administrator confirms by name': 'deleting' },
    },
    deleting: {
      description: 'The server is asked once to delete the account.',
      on: { 'the server deletes': 'gone', 'it is a captain': 'refused' },
    },
    gone: { description: 'The account is deleted, and the list is one shorter.' },
    refused: { description: 'The user is a captain. The account stays.' },
  },
})
