import { createMachine } from 'xstate'

export const challengeCopyJourney = createMachine({
  id: 'challengeCopy',
  description: 'Challenges of another game are chosen and copied, and come disabled.',
  initial: 'list',
  states: {
    list: {
      description: 'The list of challenges, without a dialog.',
      on: { 'the organiser wants challenges of another game': 'form' },
    },
    form: {
      description: 'The dialog with the other games, none of them chosen.',
      on: {
        'the organiser closes the dialog': 'list',
        'the organiser sends it': 'gameless',
        'the organiser chooses a game': 'offered',
      },
    },
    gameless: {
      description: '“Choose a game.” Nothing is sent.',
      on: { 'the organiser chooses a game': 'offered' },
    },
    offered: {
      description: 'The challenges of that game, none of them chosen.',
      on: { 'the organiser sends it': 'none', 'the organiser chooses one': 'chosen' },
    },
    none: {
      description: '“Choose at least one challenge.” Nothing is sent.',
      on: { 'the organiser chooses one': 'chosen' },
    },
    chosen: {
      description: 'One is chosen; the button says it.',
      on: {
        'the organiser chooses all': 'all',
        'the organiser chooses another game': 'other',
        'the organiser sends it': 'waiting',
      },
    },
    all: { description: 'All are chosen; the button says how many.' },
    other: { description: 'The challenges of the other game, none of them chosen.' },
    waiting: {
      description: '“Copying…”. The server is asked once.',
      on: {
        'the server agrees': 'copied',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
      },
    },
    refused: {
      description: 'The server’s reason. The choice is still there.',
      on: { 'the organiser sends it': 'waiting' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the organiser sends it': 'waiting' } },
    signingIn: {
      description: 'The sign-in, which leads back to the challenges.',
      on: { 'the organiser signs in again': 'back' },
    },
    back: { description: 'The list of challenges again.' },
    copied: { description: 'The list with the copy, and a sentence that says how many came.' },
  },
})
