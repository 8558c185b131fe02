import { createMachine } from 'xstate'

export const textPicturesJourney = createMachine({
  id: 'textPictures',
  description:
    'Pictures for the text of a challenge. The text can be written on meanwhile, and nothing that was typed is lost.',
  initial: 'written',
  states: {
    written: {
      description: 'A text, and “Add pictures”.',
      on: {
        'the organiser chooses two pictures': 'uploading',
        'the organiser chooses a picture and a document': 'uploadingOne',
        'the organiser drops a document': 'foreign',
      },
    },
    uploadingOne: {
      description: 'The document is named, and the picture is on its way.',
    },
    foreign: {
      description: 'The document is named, and nothing was uploaded.',
      on: {
        'the organiser chooses two pictures': 'uploading',
        'the organiser drops a document': 'foreign',
      },
    },
    uploading: {
      description: '“Uploading 2 pictures…”.',
      on: {
        'half of it has gone': 'halfway',
        'the server takes them': 'shown',
        'the organiser pastes another': 'queued',
        'the organiser drops a document': 'uploadingSome',
        'the organiser writes on': 'uploadingUnder',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
      },
    },
    uploadingSome: {
      description: 'The document is named, and the two are still on their way.',
      on: { 'the server takes them': 'shownSome' },
    },
    shownSome: { description: 'Both stand in the text, and the document is still named.' },
    halfway: { description: 'The bar is at 50%.', on: { 'the server takes them': 'shown' } },
    uploadingUnder: {
      description: 'The words that were typed meanwhile stand in the text.',
      on: { 'the server takes them': 'shownUnder' },
    },
    /** Uploads after the others, because the server answers for each request as a whole. */
    queued: {
      description: '“Uploading 3 pictures…”, and two of them are on their way.',
      on: { 'the server takes them': 'uploadingNext', 'the organiser stops it': 'stoppedAll' },
    },
    uploadingNext: {
      description: 'The two stand in the text, and the third is on its way.',
      on: { 'the server takes it': 'allShown' },
    },
    stoppedAll: {
      description: 'Three pictures wait, and the text has none.',
      on: { 'the organiser tries again': 'uploadingAll' },
    },
    uploadingAll: { description: 'All three are on their way.' },
    refused: {
      description: 'The server’s reason.',
      on: { 'the organiser chooses two pictures': 'uploading', 'the organiser lets it be': 'written' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The text has not changed.',
      on: { 'the organiser tries again': 'uploading', 'the organiser drops a document': 'cutOffForeign' },
    },
    cutOffForeign: {
      description: 'The document is named, and the two pictures can still be tried again.',
      on: { 'the organiser tries again': 'uploading' },
    },
    stopped: {
      description: 'The upload was stopped, and the text has not changed.',
      on: {
        'the organiser tries again': 'uploading',
        'the organiser chooses two pictures': 'uploading',
        'the organiser drops a document': 'stoppedForeign',
        'the organiser lets it be': 'written',
      },
    },
    stoppedForeign: { description: 'The document is named, and the two pictures can still be tried again.' },
    shown: {
      description: 'Both stand where the caret was, and in the preview.',
      on: { 'the organiser chooses two pictures': 'uploading' },
    },
    shownUnder: {
      description: 'Both stand where the caret was, before the words that were typed meanwhile.',
    },
    allShown: { description: 'All three stand in the text.' },
  },
})
