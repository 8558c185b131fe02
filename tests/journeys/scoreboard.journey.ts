import { createMachine } from 'xstate'

export const scoreboardJourney = createMachine({
  id: 'scoreboard',
  description: 'The scoreboard: hidden before the start, live, and never blank once it was read.',
  meta: { extensions: { board: [] } },
  initial: 'ahead',
  states: {
    ahead: {
      description: 'The game has not started. There is no scoreboard.',
      on: { 'the game starts': 'started' },
    },
    started: {
      description: 'The scoreboard can be opened.',
      on: { 'the person goes to the scoreboard': 'loading' },
    },
    loading: {
      description: 'The scoreboard is loading.',
      on: { 'the board comes': 'board', 'the line is cut': 'failed' },
    },
    failed: {
      description: '“Couldn’t load this”, with a way to try again.',
      on: { 'the person tries again': 'tryingAgain', 'the line comes back by itself': 'board' },
    },
    tryingAgain: {
      description: '“Couldn’t load this”, while it is being read again.',
      on: { 'the board comes': 'board', 'the line is cut': 'failed' },
    },
    board: {
      description: 'All teams by rank, live.',
      on: {
        'the person takes one organisation': 'filtered',
        'the person looks for a team that is not there': 'nobodyFound',
        'the person opens a team': 'team',
        'another team goes ahead': 'moved',
        'a refresh fails': 'stale',
      },
    },
    filtered: {
      description: 'Only teams of the chosen organisation, with their rank among all.',
      on: {
        'the person takes all again': 'board',
        'another team goes ahead': 'movedWithin',
        'the person looks for a team of another one': 'nobodyWithin',
      },
    },
    nobodyFound: {
      description: '“No teams found”. No team is hidden.',
      on: { 'the person clears the search': 'board' },
    },
    nobodyWithin: { description: '“No teams found” in the chosen organisation.' },
    team: {
      description: 'The page of a team, with its ranks and solves.',
      on: {
        'the person closes it': 'board',
        'another team goes ahead': 'teamOvertaken',
        'a refresh fails': 'teamStale',
      },
    },
    moved: { description: 'The board with the new ranks.' },
    movedWithin: { description: 'The filtered board with the new ranks.' },
    teamOvertaken: { description: 'The page of the team, with its new rank.' },
    teamStale: {
      description: 'The page of the team, which may be out of date.',
      on: { 'the person closes it': 'stale' },
    },
    stale: {
      description: 'The board, which may be out of date.',
      on: { 'another team goes ahead': 'moved' },
    },
  },
})
