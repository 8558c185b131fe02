import { createMachine } from 'xstate'

/** The scoreboard is hidden before the start, live afterwards, and never blank once it was read. */
export const scoreboardJourney = createMachine({
  id: 'scoreboard',
  initial: 'ahead',
  states: {
    ahead: { on: { 'the game starts': 'started' } },
    started: { on: { 'the person goes to the scoreboard': 'loading' } },
    loading: { on: { 'the board comes': 'board', 'the line is cut': 'failed' } },
    failed: { on: { 'the person tries again': 'tryingAgain', 'the line comes back by itself': 'board' } },
    tryingAgain: { on: { 'the board comes': 'board', 'the line is cut': 'failed' } },
    board: {
      on: {
        'the person takes one organisation': 'filtered',
        'the person looks for a team that is not there': 'nobodyFound',
        'the person opens a team': 'team',
        'another team goes ahead': 'moved',
        'a refresh fails': 'stale',
      },
    },
    filtered: {
      on: {
        'the person takes all again': 'board',
        'another team goes ahead': 'movedWithin',
        'the person looks for a team of another one': 'nobodyWithin',
      },
    },
    nobodyFound: { on: { 'the person clears the search': 'board' } },
    nobodyWithin: {},
    team: {
      on: {
        'the person closes it': 'board',
        'another team goes ahead': 'teamOvertaken',
        'a refresh fails': 'teamStale',
      },
    },
    moved: {},
    movedWithin: {},
    teamOvertaken: {},
    teamStale: { on: { 'the person closes it': 'stale' } },
    stale: { on: { 'another team goes ahead': 'moved' } },
  },
})
