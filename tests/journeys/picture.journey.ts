import { createMachine } from 'xstate'

export const pictureJourney = createMachine({
  id: 'picture',
  description: 'A new picture: refused before the upload if possible, and never chosen twice for one upload.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The profile without a picture and without a dialog.',
      on: { 'the person wants another picture': 'choosing' },
    },
    choosing: {
      description: 'The dialog to choose a picture, with nothing chosen.',
      on: {
        'the person chooses a text': 'foreign',
        'the person chooses a file of 3 MiB and a byte': 'large',
        'the person chooses a damaged picture': 'damaged',
        'the person pastes a picture': 'cropping',
        'the person chooses a GIF that stands still': 'cropping',
        'the person chooses a GIF that moves': 'moving',
        'the person chooses a WebP that moves': 'moving',
        'the person chooses a GIF that moves and is vast': 'vast',
        'the person chooses a TIFF': 'unseen',
        'the person closes the dialog': 'resting',
      },
    },
    foreign: {
      description: '“This file type isn’t supported.”',
      on: { 'the person chooses a picture': 'cropping' },
    },
    vast: {
      description: 'The picture is too large to edit.',
      on: { 'the person chooses a picture': 'cropping' },
    },
    large: {
      description: 'The file is larger than 3 MB.',
      on: { 'the person chooses a picture': 'cropping' },
    },
    damaged: {
      description: 'The picture cannot be read.',
      on: { 'the person chooses a picture': 'cropping' },
    },
    cropping: {
      description: 'The picture with its square, which has the focus. Nothing is sent.',
      on: { 'the person moves it and uses it': 'uploading', 'the person takes another': 'choosing' },
    },
    moving: {
      description: 'Animated pictures are uploaded unchanged.',
      on: { 'the person uses it whole': 'uploadingWhole' },
    },
    unseen: {
      description: 'The browser cannot show TIFF files.',
      on: { 'the person uses it whole': 'uploadingWhole' },
    },
    uploading: {
      description: 'The cropped picture is uploading, at 0%.',
      on: {
        'half of it has gone': 'halfway',
        'the server agrees': 'changed',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the person stops it': 'stopped',
        'the session is over': 'outside',
      },
    },
    halfway: { description: 'The picture is uploading, at 50%.', on: { 'the server agrees': 'changed' } },
    uploadingWhole: {
      description: 'The whole file is uploading, unchanged.',
      on: { 'the server agrees': 'changed' },
    },
    refused: {
      description: 'The server’s reason.',
      on: { 'the person tries again': 'uploading', 'the person goes back': 'croppingAgain' },
    },
    cutOff: { description: '“Can’t reach the server”.', on: { 'the person tries again': 'uploading' } },
    stopped: {
      description: 'The upload was stopped. The picture has not changed.',
      on: { 'the person tries again': 'uploading', 'the person goes back': 'croppingAgain' },
    },
    croppingAgain: {
      description: 'The same picture and the same square, without the error.',
      on: { 'the person uses it as it is': 'uploading' },
    },
    changed: { description: '“Picture changed”. The profile shows the new one.' },
    outside: { description: 'The sign-in, which leads back to the profile.' },
  },
})
