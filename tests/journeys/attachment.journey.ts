import { createMachine } from 'xstate'

/** The attachment that all teams share must stay until the server has accepted the next one. */
export const attachmentJourney = createMachine({
  id: 'attachment',
  initial: 'resting',
  states: {
    resting: {
      on: {
        'the organiser chooses a file': 'uploading',
        'the organiser chooses an empty file': 'empty',
        'the organiser sets a link that is none': 'noLink',
        'the organiser sets a link': 'setting',
        'the organiser wants it removed': 'removalAsked',
      },
    },
    empty: { on: { 'the organiser chooses a file': 'uploading' } },
    noLink: {},
    uploading: {
      on: {
        'half of it has gone': 'halfway',
        'the server has it': 'settingFile',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
      },
    },
    halfway: { on: { 'the server has it': 'settingFile' } },
    cutOff: { on: { 'the organiser tries again': 'uploading', 'the organiser leaves it': 'resting' } },
    stopped: { on: { 'the organiser tries again': 'uploading', 'the organiser leaves it': 'resting' } },
    settingFile: { on: { 'the server agrees': 'set', 'the server refuses': 'refused' } },
    refused: { on: { 'the organiser tries again': 'settingAgain' } },
    /** The server has the file already, so a retry must not upload it again. */
    settingAgain: { on: { 'the server agrees': 'set' } },
    setting: { on: { 'the server agrees': 'linked' } },
    set: {},
    linked: {},
    removalAsked: {
      on: { 'the organiser thinks better of it': 'resting', 'the organiser confirms': 'removing' },
    },
    removing: { on: { 'the server agrees': 'removed' } },
    removed: {},
  },
})
