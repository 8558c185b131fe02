import { createMachine } from 'xstate'

export const challengeEditingJourney = createMachine({
  id: 'challengeEditing',
  description:
    'Editing a challenge: invalid input is not sent, no input is lost, and no change of another user ' +
    'is overwritten unseen.',
  meta: { extensions: { versions: ['somebody else has changed the title'] } },
  initial: 'asStored',
  states: {
    asStored: {
      description: 'The stored challenge, and “No changes”.',
      on: {
        'the organiser changes several things': 'changed',
        'the organiser writes a template that could be guessed': 'guessable',
        'the organiser writes a number that is none': 'numberless',
        'the organiser adds two hints and puts the second first': 'hinted',
      },
    },
    guessable: {
      description: 'The template has the error that it is too easy to guess.',
      on: { 'the organiser mends it': 'changed' },
    },
    numberless: {
      description: 'The difficulty has the error that it is no number.',
      on: { 'the organiser mends it': 'changed' },
    },
    /** Players see the hints in this order. */
    hinted: {
      description: 'Three hints in the new order, the focus on the empty one.',
      on: { 'the organiser saves': 'waitingWithHints' },
    },
    waitingWithHints: { description: 'The hints are sent in the new order, without the empty one.' },
    changed: {
      description: 'The changed fields are listed as unsaved, without an error.',
      on: { 'the organiser saves': 'waiting', 'the organiser looks at it as players see it': 'seen' },
    },
    /** The form stays unsaved. */
    seen: { description: 'The preview shows the challenge as players see it. Nothing is saved.' },
    waiting: {
      description: '“Saving…”. The changes are sent with the version that was read.',
      on: {
        'the server agrees': 'saved',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'somebody else has changed the title': 'torn',
      },
    },
    saved: { description: 'The time of the save, and the new title.' },
    refused: { description: 'The server’s reason.', on: { 'the organiser saves': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser saves': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the challenge.',
      on: { 'the organiser signs in again': 'restored' },
    },
    restored: { description: '“Draft restored”, with everything that was typed.' },
    torn: {
      description: '“Someone else saved changes”, with both titles to choose from.',
      on: { 'the organiser keeps his own and saves': 'waitingWithHis' },
    },
    waitingWithHis: { description: 'The own title is sent, with the other person’s change kept.' },
  },
})
