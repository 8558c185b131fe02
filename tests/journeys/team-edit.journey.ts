import { createMachine } from 'xstate'

export const teamEditJourney = createMachine({
  id: 'teamEdit',
  description:
    'A captain edits the texts of the team. A new name voids the invite code. Changes count as ' +
    'unsaved until they are saved or discarded, and leaving the screen or the team asks first.',
  initial: 'asItIs',
  states: {
    asItIs: {
      description: 'The stored texts of the team, without an unsaved change.',
      on: {
        'the captain empties the name and saves': 'nameless',
        'the captain writes too much and leaves the field': 'tooLong',
        'the captain writes the new texts': 'typed',
        'the captain changes the text alone and saves': 'savingText',
        'the captain saves': 'unchanged',
        'another captain renames it': 'renamedElsewhere',
      },
    },
    unchanged: { description: 'Nothing is sent, because nothing has changed.' },
    renamedElsewhere: { description: 'The other captain’s texts, without an unsaved change.' },
    savingText: { description: 'Only the text is sent.' },
    nameless: {
      description: '“Enter a team name.”, the focus on it. Nothing is sent.',
      on: { 'the captain writes the new texts': 'typed', 'the captain discards': 'asItIs' },
    },
    tooLong: {
      description: 'The name is too long, with the number of characters.',
      on: { 'the captain writes the new texts': 'typed' },
    },
    typed: {
      description: 'Two unsaved changes, without an error.',
      on: {
        'the captain saves': 'saving',
        'the captain discards': 'asItIs',
        'the captain writes the old texts': 'asItIs',
        'the captain wants to see all teams': 'asked',
        'the captain goes elsewhere': 'asked',
      },
    },
    asked: {
      description: 'The question whether to leave. Both changes would be lost.',
      on: { 'the captain stays': 'typed', 'the captain leaves all the same': 'away' },
    },
    away: { description: 'Another page.', on: { 'the captain comes back': 'asItIs' } },
    saving: {
      description: '“Saving…”. Only what has changed is sent.',
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
      },
    },
    signingIn: {
      description: 'The sign-in, which leads back to the team.',
      on: { 'the captain signs in again': 'typed' },
    },
    refused: {
      description: 'The server’s reason. The typed texts stay.',
      on: {
        'the captain writes other texts': 'typed',
        'the captain saves': 'saving',
        'the captain discards': 'asItIs',
      },
    },
    cutOff: {
      description: '“Can’t reach the server”. The typed texts stay.',
      on: { 'the captain saves': 'saving' },
    },
    saved: { description: '“Team saved”, with the new name and a new invite code.' },
  },
})
