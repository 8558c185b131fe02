import { createMachine } from 'xstate'

export const challengeCreationJourney = createMachine({
  id: 'challengeCreation',
  description: 'A new challenge needs a title and a type, starts disabled, and never changes its type.',
  initial: 'list',
  states: {
    list: {
      description: 'The list of challenges, without a dialog.',
      on: { 'the organiser wants a challenge': 'form' },
    },
    form: {
      description: 'The dialog for a new challenge, empty.',
      on: {
        'the organiser closes the dialog': 'list',
        'the organiser sends nothing': 'flawed',
        'the organiser sends a title alone': 'typeless',
        'the organiser sends all of it': 'waiting',
      },
    },
    flawed: {
      description: 'Errors at title and type, the focus on the title. Nothing is sent.',
      on: { 'the organiser sends all of it': 'waiting' },
    },
    typeless: { description: 'The error “Choose a type.” Nothing is sent.' },
    waiting: {
      description: '“Creating challenge…”. The server is asked once.',
      on: {
        'the server agrees': 'editor',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
      },
    },
    refused: { description: 'The server’s reason.', on: { 'the organiser sends it again': 'waiting' } },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser sends it again': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the challenges.',
      on: { 'the organiser signs in again': 'back' },
    },
    back: { description: 'The list again. The form still has the typed title.' },
    editor: { description: 'The editor of the new challenge, which is disabled.' },
  },
})
