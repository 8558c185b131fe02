import { createMachine } from 'xstate'

const outcomes = (done: string) => ({
  'the server agrees': done,
  'the server refuses': 'refused',
  'the line is cut': 'cutOff',
})

export const flagsJourney = createMachine({
  id: 'flags',
  description:
    'The flags of a challenge: many can be pasted and are checked line by line, existing ones are not ' +
    'added again, and each removal asks first.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The one flag of the challenge, and no preview.',
      on: {
        'the organiser pastes lines, one of them too long': 'flawed',
        'the organiser pastes lines that are right': 'previewed',
        'the organiser pastes only what is there already': 'nothingNew',
        'the organiser wants a flag removed': 'removalAsked',
      },
    },
    flawed: {
      description: 'The faulty line comes first. Nothing is sent.',
      on: { 'the organiser sends them': 'flawed', 'the organiser mends the line': 'previewed' },
    },
    nothingNew: {
      description: 'All lines are skipped, and nothing is sent.',
      on: { 'the organiser sends them': 'nothingNew' },
    },
    previewed: {
      description: 'What each line will do: new, skipped or a duplicate.',
      on: { 'the organiser sends them': 'adding' },
    },
    adding: { description: '“Adding…”. Only the new flags are sent.', on: outcomes('added') },
    refused: {
      description: 'The server’s reason. The lines stay.',
      on: { 'the organiser sends them': 'adding' },
    },
    cutOff: {
      description: '“Can’t reach the server”. The lines stay.',
      on: { 'the organiser sends them': 'adding' },
    },
    added: { description: '“2 flags added”, and the field is empty.' },
    removalAsked: {
      description: 'The question whether to delete the last flag, with its effect.',
      on: { 'the organiser thinks better of it': 'resting', 'the organiser confirms': 'removing' },
    },
    removing: {
      description: 'The server is asked to delete the flag.',
      on: { 'the server removes it': 'removed', 'the server cannot': 'kept' },
    },
    kept: {
      description: '“Can’t reach the server”. The flag stays.',
      on: { 'the organiser wants a flag removed': 'removalAsked' },
    },
    removed: { description: '“Flag deleted”, no flags, and the challenge is disabled.' },
  },
})
