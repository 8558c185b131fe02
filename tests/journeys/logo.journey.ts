import { createMachine } from 'xstate'

/**
 * The platform's logo takes effect immediately, its removal asks first, and unsaved input next to it stays.
 */
export const logoJourney = createMachine({
  id: 'logo',
  initial: 'shown',
  states: {
    shown: { on: { 'the organiser removes it': 'asked', 'the organiser writes a title': 'writing' } },
    writing: { on: { 'the organiser removes it': 'askedBeside' } },
    asked: { on: { 'the organiser thinks better of it': 'shown', 'the organiser confirms': 'removing' } },
    askedBeside: { on: { 'the organiser confirms': 'removingBeside' } },
    removing: { on: { 'the server removes it': 'gone', 'the line is cut': 'cutOff' } },
    removingBeside: { on: { 'the server removes it': 'goneBeside' } },
    gone: {},
    /** Removing the logo must not save or lose input elsewhere in the form. */
    goneBeside: {},
    cutOff: { on: { 'the organiser removes it': 'asked' } },
  },
})
