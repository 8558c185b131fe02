import { createMachine } from 'xstate'

/** Several users edit a post at once, and none may overwrite another's change unseen. */
export const postEditorJourney = createMachine({
  id: 'postEditor',
  initial: 'stored',
  states: {
    stored: {
      on: {
        'the person writes another title': 'unsaved',
        'the person wants to delete the post': 'deletionAsked',
      },
    },
    unsaved: {
      on: {
        'the person saves': 'waiting',
        'the person empties the title': 'untitled',
        'the person wants to discard': 'discardAsked',
        'the person goes elsewhere': 'leaveAsked',
      },
    },
    untitled: { on: { 'the person saves': 'flawed' } },
    flawed: { on: { 'the person writes another title': 'unsaved' } },
    discardAsked: { on: { 'the person thinks better of it': 'unsaved', 'the person agrees': 'stored' } },
    leaveAsked: { on: { 'the person thinks better of it': 'unsaved', 'the person agrees': 'elsewhere' } },
    elsewhere: { on: { 'the person comes back': 'restored' } },
    restored: { on: { 'the person saves': 'waiting', 'the person wants to discard': 'discardAsked' } },
    waiting: {
      on: {
        'the server agrees': 'saved',
        'the person writes on': 'waitingForLess',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the session is over': 'outside',
        'somebody else has saved a title and tags': 'torn',
        'somebody else has saved tags alone': 'apart',
        'somebody else has saved the same': 'cutOff',
      },
    },
    waitingForLess: {
      on: { 'the server agrees': 'unsaved', 'somebody else has saved a title and tags': 'torn' },
    },
    saved: {},
    refused: { on: { 'the person writes another title': 'unsaved', 'the person saves': 'waiting' } },
    cutOff: { on: { 'the person saves': 'waiting' } },
    outside: { on: { 'the person signs in again': 'restored' } },
    torn: { on: { 'the person keeps the own title': 'mine', 'the person takes the other title': 'theirs' } },
    mine: {
      on: { 'the person saves the result': 'waitingForBoth', 'the person takes the other title': 'theirs' },
    },
    theirs: { on: { 'the person goes back to the form': 'given' } },
    apart: {
      on: { 'the person saves the result': 'waitingForBoth', 'the person goes back to the form': 'together' },
    },
    given: {},
    together: {},
    waitingForBoth: {},
    deletionAsked: { on: { 'the person thinks better of it': 'stored', 'the person agrees': 'deleted' } },
    deleted: {},
  },
})
