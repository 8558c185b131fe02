import { createMachine } from 'xstate'

/**
 * The platform's own mark, as the rules have it: it counts at once, is never removed unasked, and leaves what
 * is typed beside it alone.
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
    /** What was typed still stands, and is still not saved. */
    goneBeside: {},
    cutOff: { on: { 'the organiser removes it': 'asked' } },
  },
})
