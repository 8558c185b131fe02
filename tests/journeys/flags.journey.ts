import { createMachine } from 'xstate'

const outcomes = (done: string) => ({
  'the server agrees': done,
  'the server refuses': 'refused',
  'the line is cut': 'cutOff',
})

/**
 * The flags of a challenge: many can be pasted and are checked line by line, existing ones are not added
 * again, and each removal asks first.
 */
export const flagsJourney = createMachine({
  id: 'flags',
  initial: 'resting',
  states: {
    resting: {
      on: {
        'the organiser pastes lines, one of them too long': 'flawed',
        'the organiser pastes lines that are right': 'previewed',
        'the organiser pastes only what is there already': 'nothingNew',
        'the organiser wants a flag removed': 'removalAsked',
      },
    },
    flawed: { on: { 'the organiser sends them': 'flawed', 'the organiser mends the line': 'previewed' } },
    nothingNew: { on: { 'the organiser sends them': 'nothingNew' } },
    previewed: { on: { 'the organiser sends them': 'adding' } },
    adding: { on: outcomes('added') },
    refused: { on: { 'the organiser sends them': 'adding' } },
    cutOff: { on: { 'the organiser sends them': 'adding' } },
    added: {},
    removalAsked: {
      on: { 'the organiser thinks better of it': 'resting', 'the organiser confirms': 'removing' },
    },
    removing: { on: { 'the server removes it': 'removed', 'the server cannot': 'kept' } },
    kept: { on: { 'the organiser wants a flag removed': 'removalAsked' } },
    removed: {},
  },
})
