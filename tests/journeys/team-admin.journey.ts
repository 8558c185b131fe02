import { createMachine } from 'xstate'

export const teamAdminJourney = createMachine({
  id: 'teamAdmin',
  description: 'An administrator’s actions on teams.',
  initial: 'listed',
  states: {
    listed: {
      description: 'Two teams, none locked.',
      on: {
        'the administrator seeks a name': 'found',
        'the administrator opens the team': 'editing',
        'the administrator locks it': 'lockAsked',
        'the administrator deletes it': 'deletionAsked',
      },
    },
    found: { description: 'Only the team with the searched name.' },
    editing: {
      description: 'The dialog with name and text of the team.',
      on: { 'the administrator takes the text away': 'stuck', 'the administrator writes a name': 'unsaved' },
    },
    stuck: {
      description: 'The text cannot be emptied. Nothing is sent.',
      on: { 'the administrator discards': 'editing' },
    },
    unsaved: { description: 'One unsaved change.', on: { 'the administrator saves': 'saving' } },
    saving: {
      description: '“Saving…”. Only the name is sent.',
      on: { 'the server saves': 'saved', 'the server refuses': 'refused' },
    },
    saved: { description: '“Changes saved”. The list has the new name.' },
    refused: { description: 'The server’s reason. The typed name stays.' },
    lockAsked: {
      description: 'The question whether to lock the team.',
      on: { 'the administrator confirms': 'locking', 'the administrator thinks better of it': 'listed' },
    },
    locking: { description: 'The server is asked to lock the team.', on: { 'the server locks': 'locked' } },
    locked: {
      description: '“Red Pandas locked”, marked in the list.',
      on: { 'the administrator unlocks it': 'unlockAsked' },
    },
    unlockAsked: { description: 'The question whether to unlock it, with its effect.' },
    deletionAsked: {
      description: 'The question whether to delete the team, with its effect.',
      on: { 'the administrator confirms by name': 'deleting' },
    },
    deleting: {
      description: 'The server is asked once to delete the team.',
      on: { 'the server deletes': 'gone', 'it is gone already': 'gone' },
    },
    gone: { description: '“Red Pandas deleted”, and the team has left the list.' },
  },
})
