import { createMachine } from 'xstate'

export const postEditorJourney = createMachine({
  id: 'postEditor',
  description: 'Editing a post that other users edit too.',
  meta: {
    extensions: {
      versions: [
        'somebody else has saved a title and tags',
        'somebody else has saved tags alone',
        'somebody else has saved the same',
      ],
    },
  },
  initial: 'stored',
  states: {
    stored: {
      description: 'The stored post. There is nothing to save or discard.',
      on: {
        'the person writes another title': 'unsaved',
        'the person wants to delete the post': 'deletionAsked',
      },
    },
    unsaved: {
      description: 'The typed title.',
      on: {
        'the person saves': 'waiting',
        'the person empties the title': 'untitled',
        'the person wants to discard': 'discardAsked',
        'the person goes elsewhere': 'leaveAsked',
      },
    },
    untitled: {
      description: 'The title is empty, without an error yet.',
      on: { 'the person saves': 'flawed' },
    },
    flawed: {
      description: '“Enter a title.”, the focus on it. Nothing is sent.',
      on: { 'the person writes another title': 'unsaved' },
    },
    discardAsked: {
      description: '“Discard your changes?”',
      on: { 'the person thinks better of it': 'unsaved', 'the person agrees': 'stored' },
    },
    leaveAsked: {
      description: 'The question whether to leave. The draft stays.',
      on: { 'the person thinks better of it': 'unsaved', 'the person agrees': 'elsewhere' },
    },
    elsewhere: { description: 'Another page.', on: { 'the person comes back': 'restored' } },
    restored: {
      description: '“Draft restored”, with the typed title.',
      on: { 'the person saves': 'waiting', 'the person wants to discard': 'discardAsked' },
    },
    waiting: {
      description: '“Saving…”. The title is sent with the version that was read.',
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
      description: '“Saving…”, while the person types on.',
      on: { 'the server agrees': 'unsaved', 'somebody else has saved a title and tags': 'torn' },
    },
    saved: { description: 'The time of the save. No draft is left.' },
    refused: {
      description: 'The server’s reason. The typed title stays.',
      on: { 'the person writes another title': 'unsaved', 'the person saves': 'waiting' },
    },
    cutOff: { description: 'The error. The typed title stays.', on: { 'the person saves': 'waiting' } },
    outside: {
      description: 'The sign-in, which leads back to the post.',
      on: { 'the person signs in again': 'restored' },
    },
    torn: {
      description: '“Someone else saved changes”, with both titles and the focus.',
      on: { 'the person keeps the own title': 'mine', 'the person takes the other title': 'theirs' },
    },
    mine: {
      description: 'The own title is chosen. The result can be saved.',
      on: { 'the person saves the result': 'waitingForBoth', 'the person takes the other title': 'theirs' },
    },
    theirs: {
      description: 'The other title is chosen. The result can be saved.',
      on: { 'the person goes back to the form': 'given' },
    },
    apart: {
      description: 'The changes are of different fields, so there is nothing to choose.',
      on: { 'the person saves the result': 'waitingForBoth', 'the person goes back to the form': 'together' },
    },
    given: { description: 'The form with the other title and the other tags.' },
    together: { description: 'The form with the own title and the other tags.' },
    waitingForBoth: { description: '“Saving…”. The other person’s tags are kept.' },
    deletionAsked: {
      description: 'The question whether to delete the post.',
      on: { 'the person thinks better of it': 'stored', 'the person agrees': 'deleted' },
    },
    deleted: { description: 'The list of posts, with “deleted”.' },
  },
})
