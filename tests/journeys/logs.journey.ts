import { createMachine } from 'xstate'

/** Organisers read the platform log live, by level and by text, back to the first entry. */
export const logsJourney = createMachine({
  id: 'logs',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'somebody signs in': 'streamed',
        'the administrator wants warnings only': 'warnings',
        'the administrator looks for an address': 'narrowed',
        'the administrator reads the long one': 'whole',
        'the administrator reads on to the end': 'reaching',
      },
    },
    streamed: { on: { 'somebody is turned away': 'streamedTwice' } },
    streamedTwice: {},
    warnings: { on: { 'somebody signs in': 'warnings', 'somebody is turned away': 'warned' } },
    warned: {},
    narrowed: { on: { 'somebody signs in': 'narrowed' } },
    whole: {},
    reaching: { on: { 'the older ones come': 'ended', 'the line is cut': 'cutOff' } },
    ended: {},
    cutOff: { on: { 'the administrator tries again': 'reaching' } },
  },
})
