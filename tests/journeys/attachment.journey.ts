import { createMachine } from 'xstate'

export const attachmentJourney = createMachine({
  id: 'attachment',
  description: 'The attachment that all teams share: it stays until the server has accepted the next one.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The present attachment, a field for a file and a field for a link.',
      on: {
        'the organiser chooses a file': 'uploading',
        'the organiser chooses an empty file': 'empty',
        'the organiser sets a link that is none': 'noLink',
        'the organiser sets a link': 'setting',
        'the organiser wants it removed': 'removalAsked',
      },
    },
    empty: {
      description: 'The error “This file is empty.” Nothing is uploaded.',
      on: { 'the organiser chooses a file': 'uploading' },
    },
    noLink: { description: 'The link has an error and the focus. Nothing is sent.' },
    uploading: {
      description: 'The file is uploading, at 0%, and can be stopped.',
      on: {
        'half of it has gone': 'halfway',
        'the server has it': 'settingFile',
        'the line is cut': 'cutOff',
        'the organiser stops it': 'stopped',
      },
    },
    halfway: { description: 'The file is uploading, at 50%.', on: { 'the server has it': 'settingFile' } },
    cutOff: {
      description: '“Can’t reach the server”, the focus on “Try again”. The old attachment stays.',
      on: { 'the organiser tries again': 'uploading', 'the organiser leaves it': 'resting' },
    },
    stopped: {
      description: 'The upload was stopped. The old attachment stays.',
      on: { 'the organiser tries again': 'uploading', 'the organiser leaves it': 'resting' },
    },
    settingFile: {
      description: 'The server has the file and is asked to attach it.',
      on: { 'the server agrees': 'set', 'the server refuses': 'refused' },
    },
    refused: {
      description: 'The server’s reason. The old attachment stays.',
      on: { 'the organiser tries again': 'settingAgain' },
    },
    /** The server has the file, so a retry does not upload it again. */
    settingAgain: {
      description: 'The server is asked again to attach the file, without a second upload.',
      on: { 'the server agrees': 'set' },
    },
    setting: { description: 'The server is asked to set the link.', on: { 'the server agrees': 'linked' } },
    set: { description: '“Attachment saved”, with a link to the new file.' },
    linked: { description: '“Attachment saved”, with the new link.' },
    removalAsked: {
      description: 'The question whether to remove the attachment. Nothing is sent yet.',
      on: { 'the organiser thinks better of it': 'resting', 'the organiser confirms': 'removing' },
    },
    removing: {
      description: 'The server is asked to remove the attachment.',
      on: { 'the server agrees': 'removed' },
    },
    removed: { description: '“Attachment removed”, and no attachment.' },
  },
})
