import { createMachine } from 'xstate'

export const unusedFilesJourney = createMachine({
  id: 'unusedFiles',
  description: 'Removing unused files: each asks first, and files that are linked by then stay.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The unused files, none selected.',
      on: {
        'the organiser selects one': 'selected',
        'the organiser selects the page': 'pageSelected',
        'the organiser removes all': 'allAsked',
        'the organiser turns the page': 'secondPage',
      },
    },
    selected: {
      description: 'One file is selected, with its size.',
      on: { 'the organiser removes the selected': 'asked', 'the organiser unselects it': 'listed' },
    },
    pageSelected: {
      description: 'All files of the page are selected.',
      on: { 'the organiser removes the selected': 'pageAsked' },
    },
    pageAsked: { description: 'The question whether to delete the files of the page.' },
    asked: {
      description: 'The question whether to delete one file, with what it frees.',
      on: { 'the organiser thinks better of it': 'selected', 'the organiser confirms': 'removing' },
    },
    removing: {
      description: '“Deleting…”. The server is asked once.',
      on: { 'the server removes it': 'removed', 'it is in use by now': 'kept', 'the line is cut': 'cutOff' },
    },
    removed: { description: '“1 file deleted”, and the list is one shorter.' },
    kept: { description: 'The file was skipped, because it is in use now.' },
    cutOff: { description: '“Can’t reach the server”. The file stays.' },
    allAsked: {
      description: 'The question whether to delete all unused files.',
      on: { 'the organiser confirms all': 'removingAll' },
    },
    removingAll: {
      description: 'The server is asked once to delete them all.',
      on: {
        'the server removes them all': 'empty',
        'the server removes all but one': 'oneLeft',
        'the server refuses': 'refused',
      },
    },
    empty: { description: '“No unused files”.' },
    oneLeft: { description: 'One file was skipped and is left.' },
    refused: { description: 'The server’s reason.' },
    secondPage: {
      description: 'The second page of the unused files.',
      on: { 'the organiser empties the second page': 'firstPageAgain' },
    },
    firstPageAgain: { description: 'The first page, because the second is empty.' },
  },
})
