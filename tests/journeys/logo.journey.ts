import { createMachine } from 'xstate'

export const logoJourney = createMachine({
  id: 'logo',
  description:
    'The platform’s logo: it takes effect immediately, its removal asks first, and unsaved input next ' +
    'to it stays.',
  initial: 'shown',
  states: {
    shown: {
      description: 'The logo. Nothing was removed.',
      on: { 'the organiser removes it': 'asked', 'the organiser writes a title': 'writing' },
    },
    writing: {
      description: 'The logo, and an unsaved title.',
      on: { 'the organiser removes it': 'askedBeside' },
    },
    asked: {
      description: 'The question whether to remove the logo.',
      on: { 'the organiser thinks better of it': 'shown', 'the organiser confirms': 'removing' },
    },
    askedBeside: {
      description: 'The question whether to remove the logo, beside an unsaved title.',
      on: { 'the organiser confirms': 'removingBeside' },
    },
    removing: {
      description: '“Removing…”.',
      on: { 'the server removes it': 'gone', 'the line is cut': 'cutOff' },
    },
    removingBeside: {
      description: '“Removing…”, beside an unsaved title.',
      on: { 'the server removes it': 'goneBeside' },
    },
    gone: { description: '“Logo removed”, and nothing to remove any more.' },
    /** The unsaved input is still there and still unsaved. */
    goneBeside: { description: '“Logo removed”. The typed title is still there and unsaved.' },
    cutOff: {
      description: '“Can’t reach the server”. The logo stays.',
      on: { 'the organiser removes it': 'asked' },
    },
  },
})
