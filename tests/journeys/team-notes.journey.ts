import { createMachine } from 'xstate'

export const teamNotesJourney = createMachine({
  id: 'teamNotes',
  description: 'Notes of organisers about a team: no input is lost, and a deletion can be taken back.',
  initial: 'empty',
  states: {
    empty: {
      description: 'No notes, and an empty field.',
      on: {
        'the organiser sends nothing': 'empty',
        'the organiser writes a note': 'writing',
        'the organiser marks the team': 'marking',
      },
    },
    marking: {
      description: 'The mark is on its way. The team is not marked yet.',
      on: { 'the server marks it': 'marked', 'the server refuses the mark': 'unmarked' },
    },
    marked: { description: '“Looked at” is pressed, with the name of who looked.' },
    unmarked: { description: 'The server’s reason. The team is not marked.' },
    writing: {
      description: 'The note is on its way, and stands in its field.',
      on: { 'the server takes it': 'written', 'the server refuses': 'refused', 'the line is cut': 'cutOff' },
    },
    refused: {
      description: 'The server’s reason. The text stays in its field.',
      on: { 'the organiser sends it again': 'writing' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The text stays in its field.',
      on: { 'the organiser sends it again': 'writing' },
    },
    written: {
      description: 'The note stands below, and the field is free for the next.',
      on: { 'the organiser deletes it': 'deleting' },
    },
    deleting: {
      description: 'The deletion is on its way. The note still stands.',
      on: { 'the server deletes it': 'deleted', 'the server refuses to': 'kept' },
    },
    kept: { description: 'The server’s reason. The note stands.' },
    deleted: {
      description: '“Note deleted.” with a way back. The focus is in the notes.',
      on: { 'the organiser takes it back': 'restoring' },
    },
    restoring: {
      description: 'The same text is sent as a new note.',
      on: { 'the server takes it': 'written' },
    },
  },
})
