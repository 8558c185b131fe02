import { createMachine } from 'xstate'

export const auditJourney = createMachine({
  id: 'audit',
  description:
    'Organisers’ actions as they happen, filtered by user, thing and time span, back to the first ' + 'one.',
  initial: 'listed',
  states: {
    listed: {
      description: 'The newest acts of organisers, the newest first.',
      on: {
        'somebody deletes a team': 'streamed',
        'the administrator wants games only': 'games',
        'the administrator looks for a name': 'narrowed',
        'the administrator looks for what is nowhere': 'nothing',
        'the administrator reads on to the end': 'reaching',
        'the administrator goes to the log': 'log',
      },
    },
    streamed: { description: 'The act that just happened is on top, without a reload.' },
    games: {
      description: 'Only acts on games.',
      on: { 'somebody deletes a team': 'games', 'somebody deletes a game': 'gameCame' },
    },
    gameCame: { description: 'A new act on a game is on top of the filtered list.' },
    narrowed: {
      description: 'Only the acts that match the searched name.',
      on: { 'somebody deletes a team': 'narrowed', 'somebody deletes that team': 'nameCame' },
    },
    nameCame: { description: 'A new act that matches the search is on top.' },
    nothing: { description: '“No entries match”.' },
    reaching: {
      description: 'Older entries are being fetched.',
      on: { 'the older ones come': 'ended', 'the line is cut': 'cutOff' },
    },
    ended: { description: '“That’s everything.” The list reaches back to the first act.' },
    cutOff: {
      description: '“Couldn’t load older entries.”, with a way to try again.',
      on: { 'the administrator tries again': 'reaching' },
    },
    log: {
      description: 'The log of the platform.',
      on: { 'the administrator goes back to the acts': 'listed' },
    },
  },
})
