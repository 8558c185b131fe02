import { createMachine } from 'xstate'

export const userActsJourney = createMachine({
  id: 'userActs',
  description:
    'An administrator disables several accounts together: one question, one request, all or none, and a way back.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The users. None is selected, and the own account cannot be.',
      on: { 'the administrator selects two': 'selected' },
    },
    selected: {
      description: 'How many are selected, and the actions, in the place of the search.',
      on: {
        'the administrator clears the selection': 'listed',
        'the administrator wants to disable them': 'asked',
      },
    },
    asked: {
      description: 'The question with its effect. Nothing is sent, and the button waits for the word.',
      on: {
        'the administrator thinks better of it': 'selected',
        'the administrator types the word': 'typed',
      },
    },
    typed: {
      description: 'The button can be pressed.',
      on: { 'the administrator confirms': 'acting' },
    },
    acting: {
      description: 'One request with both accounts as they were seen.',
      on: {
        'the server agrees': 'done',
        'others have changed one': 'refused',
        'the line is cut': 'cutOff',
      },
    },
    refused: {
      description: 'The dialog names the changed account. Nothing has happened.',
      on: { 'the administrator thinks better of it': 'selected' },
    },
    cutOff: {
      description: '“Can’t reach the server”, in the dialog, which keeps the word.',
      on: { 'the administrator confirms': 'acting' },
    },
    done: {
      description: '“2 accounts changed” with Undo. Nothing is selected.',
      on: { 'the administrator undoes it': 'undoing' },
    },
    undoing: {
      description: 'One request with the roles before.',
      on: { 'the server agrees': 'undone' },
    },
    undone: { description: '“Undone”. The accounts are as before.' },
  },
})
