import { createMachine } from 'xstate'

/** An administrator edits accounts, and each deletion asks first. */
export const userAdminJourney = createMachine({
  id: 'userAdmin',
  initial: 'listed',
  states: {
    listed: {
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
    found: { on: { 'the administrator empties the search': 'listed' } },
    unmatched: { on: { 'the administrator clears the search': 'listed' } },
    secondPage: {},
    editing: {
      on: { 'the administrator writes a short name': 'flawed', 'the administrator writes a name': 'unsaved' },
    },
    flawed: { on: { 'the administrator writes a name': 'unsaved' } },
    unsaved: { on: { 'the administrator saves': 'saving', 'the administrator closes it': 'away' } },
    away: { on: { 'the administrator opens the account': 'unsaved' } },
    saving: {
      on: { 'the server saves': 'saved', 'the name is taken': 'taken', 'the line is cut': 'cutOff' },
    },
    saved: {},
    taken: {},
    cutOff: { on: { 'the administrator saves': 'saving' } },
    deactivationAsked: {
      on: { 'the administrator thinks better of it': 'listed', 'the administrator confirms': 'deactivating' },
    },
    deactivating: { on: { 'the server deactivates': 'deactivated' } },
    deactivated: {},
    passwordAsked: { on: { 'the administrator confirms': 'resetting' } },
    resetting: { on: { 'the server tells the password': 'told' } },
    told: { on: { 'the administrator has it': 'listed' } },
    deletionAsked: { on: { 'the administrator confirms by name': 'deleting' } },
    deleting: { on: { 'the server deletes': 'gone', 'it is a captain': 'refused' } },
    gone: {},
    refused: {},
  },
})
