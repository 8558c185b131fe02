import { createMachine } from 'xstate'

export const gameEditingJourney = createMachine({
  id: 'gameEditing',
  description:
    'Editing a game: invalid input is not sent, no input is lost, and no change of another user is ' +
    'overwritten unseen.',
  meta: {
    extensions: {
      versions: ['somebody else has changed the title', 'somebody else has changed something else'],
    },
  },
  initial: 'asStored',
  states: {
    asStored: {
      description: 'The stored settings, and “No changes”.',
      on: {
        'the organiser changes several things': 'changed',
        'the organiser empties the title': 'titleless',
        'the organiser puts the end before the start': 'reversed',
        'the organiser asks for half a per cent too much': 'overpaid',
        'the organiser puts the end off by a day': 'putOff',
        'the organiser wants an invite code': 'coded',
      },
    },
    titleless: {
      description: '“Enter a title.”, the focus on it. Nothing is sent.',
      on: { 'the organiser mends it': 'changed' },
    },
    reversed: { description: '“The end must be after the start.” Nothing is sent.' },
    overpaid: { description: 'The bonus has an error. Nothing is sent.' },
    /** The deadline of the writeups moves with the end. */
    putOff: { description: 'The deadline of the writeups has moved with the end.' },
    coded: { description: 'A new invite code of 24 characters.' },
    changed: {
      description: 'The changed fields are listed as unsaved, without an error.',
      on: {
        'the organiser saves': 'waiting',
        'the organiser goes to the notices and thinks better of it': 'changed',
        'the organiser leaves and comes back': 'restored',
      },
    },
    restored: { description: '“Draft restored”, with everything that was typed.' },
    waiting: {
      description: '“Saving…”. The changes are sent with the version that was read.',
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'somebody else has changed the title': 'torn',
        'somebody else has changed something else': 'joined',
      },
    },
    saved: { description: 'The time of the save, and the new title in the heading.' },
    refused: { description: 'The server’s reason.', on: { 'the organiser saves': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser saves': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the settings.',
      on: { 'the organiser signs in again': 'restored' },
    },
    torn: {
      description: '“Someone else saved changes”, with both titles to choose from.',
      on: { 'the organiser takes theirs and saves': 'waitingWithTheirs' },
    },
    joined: {
      description: 'Both sets of changes can be kept.',
      on: { 'the organiser saves the result': 'waitingWithBoth' },
    },
    waitingWithTheirs: { description: 'The other person’s title is sent with the rest of the own changes.' },
    waitingWithBoth: { description: 'Both sets of changes are sent.' },
  },
})
