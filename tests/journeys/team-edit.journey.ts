import { createMachine } from 'xstate'

/**
 * A captain edits the texts of the team. A new name voids the invite code. Changes count as unsaved until
 * they are saved or discarded, and leaving the screen or the team asks first.
 */
export const teamEditJourney = createMachine({
  id: 'teamEdit',
  initial: 'asItIs',
  states: {
    asItIs: {
      on: {
        'the captain empties the name and saves': 'nameless',
        'the captain writes too much and leaves the field': 'tooLong',
        'the captain writes the new texts': 'typed',
        'the captain changes the text alone and saves': 'savingText',
        'the captain saves': 'unchanged',
        'another captain renames it': 'renamedElsewhere',
      },
    },
    unchanged: {},
    renamedElsewhere: {},
    savingText: {},
    nameless: { on: { 'the captain writes the new texts': 'typed', 'the captain discards': 'asItIs' } },
    tooLong: { on: { 'the captain writes the new texts': 'typed' } },
    typed: {
      on: {
        'the captain saves': 'saving',
        'the captain discards': 'asItIs',
        'the captain writes the old texts': 'asItIs',
        'the captain wants to see all teams': 'asked',
        'the captain goes elsewhere': 'asked',
      },
    },
    asked: { on: { 'the captain stays': 'typed', 'the captain leaves all the same': 'away' } },
    away: { on: { 'the captain comes back': 'asItIs' } },
    saving: {
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
      },
    },
    signingIn: { on: { 'the captain signs in again': 'typed' } },
    refused: {
      on: {
        'the captain writes other texts': 'typed',
        'the captain saves': 'saving',
        'the captain discards': 'asItIs',
      },
    },
    cutOff: { on: { 'the captain saves': 'saving' } },
    saved: {},
  },
})
