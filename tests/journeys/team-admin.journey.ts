import { createMachine } from 'xstate'

/** An administrator edits and deletes teams. Each deletion asks first. */
export const teamAdminJourney = createMachine({
  id: 'teamAdmin',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the administrator seeks a name': 'found',
        'the administrator opens the team': 'editing',
        'the administrator locks it': 'lockAsked',
        'the administrator deletes it': 'deletionAsked',
      },
    },
    found: {},
    editing: {
      on: { 'the administrator takes the text away': 'stuck', 'the administrator writes a name': 'unsaved' },
    },
    stuck: { on: { 'the administrator discards': 'editing' } },
    unsaved: { on: { 'the administrator saves': 'saving' } },
    saving: { on: { 'the server saves': 'saved', 'the server refuses': 'refused' } },
    saved: {},
    refused: {},
    lockAsked: {
      on: { 'the administrator confirms': 'locking', 'the administrator thinks better of it': 'listed' },
    },
    locking: { on: { 'the server locks': 'locked' } },
    locked: { on: { 'the administrator unlocks it': 'unlockAsked' } },
    unlockAsked: {},
    deletionAsked: { on: { 'the administrator confirms by name': 'deleting' } },
    deleting: { on: { 'the server deletes': 'gone', 'it is gone already': 'gone' } },
    gone: {},
  },
})
