import { createMachine } from 'xstate'

export const platformConfigJourney = createMachine({
  id: 'platformConfig',
  description:
    'The settings of the platform: invalid input is not sent, no input is lost, and no change of ' +
    'another user is overwritten unseen.',
  meta: {
    extensions: {
      versions: ['somebody else has changed the title', 'somebody else has changed the slogan'],
      'platform-look': ['the organiser types half a colour'],
      'platform-means': ['the organiser turns on what cannot work here'],
    },
  },
  initial: 'asStored',
  states: {
    asStored: {
      description: 'The stored settings, and “No changes”.',
      on: {
        'the organiser changes the title and a switch': 'changed',
        'the organiser empties the title': 'titleless',
        'the organiser types half a colour': 'colourless',
        'the organiser names a domain that is none': 'misnamed',
        'the organiser turns on what cannot work here': 'warned',
      },
    },
    titleless: {
      description: '“Enter a title.”, the focus on it. Nothing is sent.',
      on: { 'the organiser mends it': 'changed' },
    },
    colourless: { description: 'The colour has an error. Nothing is sent.' },
    /** The error appears during typing, not only on submit. */
    misnamed: { description: 'The domain has an error while typing. Nothing is sent.' },
    warned: { description: 'What cannot work on this server.' },
    changed: {
      description: 'The changed fields are listed as unsaved, without an error.',
      on: {
        'the organiser saves': 'waiting',
        'the organiser throws it away': 'asking',
        'the organiser leaves and comes back': 'restored',
      },
    },
    asking: {
      description: '“Discard your changes?”',
      on: { 'the organiser confirms': 'asBefore', 'the organiser thinks better of it': 'changed' },
    },
    asBefore: { description: 'The stored settings again, and “No changes”.' },
    restored: { description: '“Draft restored”, with everything that was changed.' },
    waiting: {
      description: '“Saving…”. Only changed fields are sent.',
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'somebody else has changed the title': 'torn',
        'somebody else has changed the slogan': 'joined',
      },
    },
    saved: { description: 'The time of the save, and the new title in the tab.' },
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
    waitingWithTheirs: { description: 'The rest of the own changes is sent, without the title.' },
    waitingWithBoth: { description: 'Both sets of changes are sent.' },
  },
})
