import { createMachine } from 'xstate'

export const platformTimelineJourney = createMachine({
  id: 'platformTimeline',
  description: 'The log and organisers’ actions in one list, filtered by kind, person, game and text.',
  initial: 'listed',
  states: {
    listed: {
      description: 'Log entries and actions, the newest first.',
      on: {
        'somebody deletes a team': 'acted',
        'somebody signs in': 'logged',
        'the administrator wants problems only': 'problems',
        'the administrator looks for a person': 'person',
        'the administrator wants one game': 'game',
        'the administrator looks for what is nowhere': 'nothing',
        'the administrator reads on to the end': 'reaching',
        'the administrator goes to the log': 'log',
      },
    },
    acted: { description: 'The new action is on top.', on: { 'somebody signs in': 'both' } },
    logged: { description: 'The new log entry is on top.' },
    both: { description: 'The log entry is above the action before it.' },
    problems: {
      description: 'Only warnings and errors.',
      on: {
        'somebody deletes a team': 'problems',
        'somebody signs in': 'problems',
        'something fails': 'problemCame',
      },
    },
    problemCame: { description: 'The new error is on top of the filtered list.' },
    person: {
      description: 'Only what one person did.',
      on: { 'somebody signs in': 'person', 'that person signs in': 'personCame' },
    },
    personCame: { description: 'What the person did now is on top.' },
    game: {
      description: 'Only actions on one game.',
      on: { 'somebody signs in': 'game', 'somebody changes that game': 'gameCame' },
    },
    gameCame: { description: 'The new action on the game is on top.' },
    nothing: {
      description: '“No entries match”.',
      on: { 'the administrator clears the search': 'listed' },
    },
    reaching: {
      description: 'Older entries are being fetched.',
      on: { 'the older ones come': 'ended', 'the line is cut': 'cutOff' },
    },
    ended: { description: '“That’s everything.”' },
    cutOff: {
      description: '“Couldn’t load older entries.”, with a way to try again.',
      on: { 'the administrator tries again': 'reaching' },
    },
    log: {
      description: 'The log alone.',
      on: { 'the administrator goes back to the time line': 'listed' },
    },
  },
})
