import { createMachine } from 'xstate'

/**
 * Organisers see actions as they happen, filtered by user, object and time span, and can go back to the first
 * one.
 */
export const auditJourney = createMachine({
  id: 'audit',
  initial: 'listed',
  states: {
    listed: {
      on: {
        'somebody deletes a team': 'streamed',
        'the administrator wants games only': 'games',
        'the administrator looks for a name': 'narrowed',
        'the administrator looks for what is nowhere': 'nothing',
        'the administrator reads on to the end': 'reaching',
        'the administrator goes to the log': 'log',
      },
    },
    streamed: {},
    games: { on: { 'somebody deletes a team': 'games', 'somebody deletes a game': 'gameCame' } },
    gameCame: {},
    narrowed: { on: { 'somebody deletes a team': 'narrowed', 'somebody deletes that team': 'nameCame' } },
    nameCame: {},
    nothing: {},
    reaching: { on: { 'the older ones come': 'ended', 'the line is cut': 'cutOff' } },
    ended: {},
    cutOff: { on: { 'the administrator tries again': 'reaching' } },
    log: { on: { 'the administrator goes back to the acts': 'listed' } },
  },
})
