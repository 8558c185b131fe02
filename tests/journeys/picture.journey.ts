import { createMachine } from 'xstate'

/**
 * A new picture is refused before the upload if possible. After a failure the user must not choose it again.
 */
export const pictureJourney = createMachine({
  id: 'picture',
  initial: 'resting',
  states: {
    resting: { on: { 'the person wants another picture': 'choosing' } },
    choosing: {
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
    foreign: { on: { 'the person chooses a picture': 'cropping' } },
    vast: { on: { 'the person chooses a picture': 'cropping' } },
    large: { on: { 'the person chooses a picture': 'cropping' } },
    damaged: { on: { 'the person chooses a picture': 'cropping' } },
    cropping: {
      on: { 'the person moves it and uses it': 'uploading', 'the person takes another': 'choosing' },
    },
    moving: { on: { 'the person uses it whole': 'uploadingWhole' } },
    unseen: { on: { 'the person uses it whole': 'uploadingWhole' } },
    uploading: {
      on: {
        'half of it has gone': 'halfway',
        'the server agrees': 'changed',
        'the server refuses': 'refused',
        'the line is cut': 'cutOff',
        'the person stops it': 'stopped',
        'the session is over': 'outside',
      },
    },
    halfway: { on: { 'the server agrees': 'changed' } },
    uploadingWhole: { on: { 'the server agrees': 'changed' } },
    refused: { on: { 'the person tries again': 'uploading', 'the person goes back': 'croppingAgain' } },
    cutOff: { on: { 'the person tries again': 'uploading' } },
    stopped: { on: { 'the person tries again': 'uploading', 'the person goes back': 'croppingAgain' } },
    croppingAgain: { on: { 'the person uses it as it is': 'uploading' } },
    changed: {},
    outside: {},
  },
})
