import { gameVisibilityMachine } from '#machines/admin/game-visibility.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { gameVisibilityJourney } from './game-visibility.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const during = 'resting'
const show = { hidden: false, title: 'Finals', during } as const
const hide = { hidden: true, title: 'Finals', during } as const
const resting = { kind: 'idle', task: null, problem: null } as const

export const gameVisibilityRefinement = refines(gameVisibilityJourney, gameVisibilityMachine, toActView, {
  input: () => ({ game: 3 }),
  events: {
    'the organiser shows the hidden game': { type: 'begin', task: show },
    'the organiser searches by a word': [],
    'the organiser searches by a number': [],
    'the organiser searches in vain': [],
    'the organiser clears the search': [],
    'the server agrees': { carryOut: yes(null) },
    // The effect reads the game again and repeats the request, so the machine hears one response.
    'somebody saved in between': [],
    'the server refuses': { carryOut: no(REFUSED) },
    'the line is cut': { carryOut: no(CUT) },
    'the organiser hides it again': { type: 'begin', task: hide },
  },
  states: {
    listed: resting,
    found: resting,
    notFound: resting,
    asking: { kind: 'busy', task: show },
    askingAgain: { kind: 'busy', task: show },
    shown: { kind: 'idle', task: show, problem: null },
    hiding: { kind: 'busy', task: hide },
    stillHidden: { kind: 'idle', task: show },
  },
})
