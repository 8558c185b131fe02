import { createMachine } from 'xstate'

export const logsJourney = createMachine({
  id: 'logs',
  description: 'Reading the platform log: live, by level and by text, back to the first entry.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The newest entries of the log. Long ones are cut.',
      on: {
        'somebody signs in': 'streamed',
        'the administrator wants warnings only': 'warnings',
        'the administrator looks for an address': 'narrowed',
        'the administrator reads the long one': 'whole',
        'the administrator reads on to the end': 'reaching',
      },
    },
    streamed: {
      description: 'The entry that just came is on top.',
      on: { 'somebody is turned away': 'streamedTwice' },
    },
    streamedTwice: { description: 'The second new entry is on top.' },
    warnings: {
      description: 'Only warnings.',
      on: { 'somebody signs in': 'warnings', 'somebody is turned away': 'warned' },
    },
    warned: { description: 'A new warning is on top of the filtered list.' },
    narrowed: {
      description: 'Only the entry with the searched address.',
      on: { 'somebody signs in': 'narrowed' },
    },
    whole: { description: 'The long entry in full.' },
    reaching: {
      description: 'Older entries are being fetched.',
      on: { 'the older ones come': 'ended', 'the line is cut': 'cutOff' },
    },
    ended: { description: '“That’s everything.” No entry is doubled.' },
    cutOff: {
      description: '“Couldn’t load older entries.”, with a way to try again.',
      on: { 'the administrator tries again': 'reaching' },
    },
  },
})
