import { createMachine } from 'xstate'

export const teamChangeJourney = createMachine({
  id: 'teamChange',
  description: 'An organiser names another captain of a team in a game.',
  initial: 'page',
  states: {
    page: {
      description: 'The page of the team, with bao as captain.',
      on: { 'the organiser opens the changes': 'list' },
    },
    list: {
      description: 'All changes, with the captain of now.',
      on: { 'the organiser chooses the captain': 'asked' },
    },
    asked: {
      description: 'What a new captain may do, and nothing is sent.',
      on: { 'the organiser presses': 'sending', 'the organiser steps back': 'page' },
    },
    sending: {
      description: 'The button is busy.',
      on: { 'the server agrees': 'changed', 'the server refuses': 'refused' },
    },
    refused: {
      description: 'The reason, in the same dialog.',
      on: { 'the organiser presses': 'sending', 'the organiser steps back': 'page' },
    },
    changed: {
      description: 'The page names yuki as captain, and Undo is offered.',
      on: { 'the organiser takes it back': 'takenBack' },
    },
    takenBack: { description: 'The page names bao again, and there is no further undo.' },
  },
})
