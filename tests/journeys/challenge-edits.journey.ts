import { createMachine } from 'xstate'

export const challengeEditsJourney = createMachine({
  id: 'challengeEdits',
  description:
    'Several challenges of a coming game changed, ordered or deleted together: all or none, one request each ' +
    'time, and a way back unless they are gone.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The challenges in their order. Nothing is sent.',
      on: {
        'the organiser turns the first off': 'turning',
        'the organiser moves the first down': 'moving',
        'the organiser would delete two': 'deletionAsked',
      },
    },
    turning: {
      description: 'The change is sent once, without a question.',
      on: {
        'the server changes it': 'turned',
        'others have changed it': 'turnRefused',
        'the line is cut': 'turnCutOff',
      },
    },
    turnRefused: {
      description: 'The server’s reason. The challenge is still on.',
      on: { 'the organiser turns the first off': 'turning' },
    },
    turnCutOff: {
      description: '“Can’t reach the server”. The challenge is still on.',
      on: { 'the organiser turns the first off': 'turning' },
    },
    turned: {
      description: '“1 challenge changed”, with a way back.',
      on: { 'the organiser takes it back': 'turningBack' },
    },
    turningBack: {
      description: 'The state before is sent once, for the version that the server has now.',
      on: { 'the server changes it': 'takenBack' },
    },
    takenBack: {
      description: '“Taken back”. The challenge is on, and there is no further way back.',
    },
    moving: {
      description: 'The whole new order is sent once.',
      on: { 'the server orders them': 'moved' },
    },
    moved: {
      description: '“Order changed”, with a way back.',
      on: { 'the organiser takes it back': 'movingBack' },
    },
    movingBack: {
      description: 'The order before is sent once.',
      on: { 'the server orders them': 'takenBack' },
    },
    deletionAsked: {
      description: 'The question, with what is lost. It waits for the word, and nothing is sent.',
      on: { 'the organiser thinks better of it': 'listed', 'the organiser types the word': 'deletionTyped' },
    },
    deletionTyped: {
      description: 'The button can be pressed. Nothing is sent.',
      on: { 'the organiser confirms': 'deleting' },
    },
    deleting: {
      description: 'Both are sent once, with the word. The question stays.',
      on: { 'the server deletes them': 'deleted', 'others have changed one': 'undeleted' },
    },
    undeleted: {
      description: 'The server’s reason, in the question. Both are still there.',
      on: { 'the organiser confirms': 'deleting' },
    },
    deleted: { description: '“2 challenges deleted”, without a way back.' },
  },
})
