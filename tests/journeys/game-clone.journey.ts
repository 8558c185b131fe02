import { createMachine } from 'xstate'

/** A clone of a game keeps its length unless the user changes it, and is hidden at first. */
export const gameCloneJourney = createMachine({
  id: 'gameClone',
  initial: 'list',
  states: {
    list: { on: { 'the organiser wants a clone': 'form' } },
    form: {
      on: {
        'the organiser moves the start': 'moved',
        'the organiser empties the title': 'nameless',
        'the organiser empties the start': 'startless',
        'the organiser puts the end before the start': 'reversed',
        'the organiser sends it': 'waiting',
        'the organiser closes the dialog': 'list',
      },
    },
    /** The end moves with the start, so that the length stays. */
    moved: { on: { 'the organiser sends it': 'waiting' } },
    nameless: { on: { 'the organiser writes a title': 'named' } },
    named: {},
    startless: {},
    reversed: {},
    waiting: {
      on: {
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session has ended': 'signingIn',
        'the server agrees': 'editor',
      },
    },
    refused: { on: { 'the organiser sends it': 'waiting' } },
    cutOff: { on: { 'the organiser sends it': 'waiting' } },
    signingIn: { on: { 'the organiser signs in again': 'back' } },
    back: {},
    editor: {},
  },
})
