import { createMachine } from 'xstate'

/** Each removal of an unused file asks first. A file that is used again by then stays. */
export const unusedFilesJourney = createMachine({
  id: 'unusedFiles',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'the organiser selects one': 'selected',
        'the organiser selects the page': 'pageSelected',
        'the organiser removes all': 'allAsked',
        'the organiser turns the page': 'secondPage',
      },
    },
    selected: {
      on: { 'the organiser removes the selected': 'asked', 'the organiser unselects it': 'listed' },
    },
    pageSelected: { on: { 'the organiser removes the selected': 'pageAsked' } },
    pageAsked: {},
    asked: { on: { 'the organiser thinks better of it': 'selected', 'the organiser confirms': 'removing' } },
    removing: {
      on: { 'the server removes it': 'removed', 'it is in use by now': 'kept', 'the line is cut': 'cutOff' },
    },
    removed: {},
    kept: {},
    cutOff: {},
    allAsked: { on: { 'the organiser confirms all': 'removingAll' } },
    removingAll: {
      on: {
        'the server removes them all': 'empty',
        'the server removes all but one': 'oneLeft',
        'the server refuses': 'refused',
      },
    },
    empty: {},
    oneLeft: {},
    refused: {},
    secondPage: { on: { 'the organiser empties the second page': 'firstPageAgain' } },
    firstPageAgain: {},
  },
})
