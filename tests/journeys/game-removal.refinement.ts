import { removalMachine } from '#machines/admin/removal.machine.ts'
import { teamHashSaltMachine } from '#machines/admin/team-hash-salt.machine.ts'
import { toActView } from '#machines/kit/act.ts'
import { gameRemovalJourney } from './game-removal.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const game = { kind: 'game', game: 3, title: 'Finals' } as const
const want = { type: 'begin', task: game } as const
const resting = { kind: 'idle', problem: null } as const
const SALT = 'salt'

export const gameRemovalRefinement = refines(gameRemovalJourney, removalMachine, toActView, {
  input: () => ({}),
  asks: ['asked', 'misnamed'],
  events: {
    'the organiser asks for the salt': [],
    'the server gives the salt': [],
    'the line to the salt is cut': [],
    'the organiser looks at it': [],
    'the organiser wants the game away': want,
    'the organiser writes something and wants the game away': want,
    'the organiser cancels': { askFirst: 'cancelled' },
    'the organiser types another name': [],
    'the organiser types its name and confirms': { askFirst: 'confirmed' },
    'the server removes it': { carryOut: yes(null) },
    // The effect counts a missing game as deleted.
    'somebody else has removed it': { carryOut: yes(null) },
    'the server refuses': { carryOut: no(REFUSED) },
  },
  states: {
    editor: resting,
    askingSalt: resting,
    salted: resting,
    seen: resting,
    saltless: resting,
    asked: resting,
    misnamed: resting,
    removing: { kind: 'busy', task: game },
    removed: { kind: 'done', task: game },
    kept: { kind: 'idle', problem: REFUSED },
  },
})

export const teamHashSaltRefinement = refines(gameRemovalJourney, teamHashSaltMachine, toActView, {
  input: () => ({ game: 3 }),
  events: {
    'the organiser asks for the salt': { type: 'begin', task: null },
    'the server gives the salt': { carryOut: yes(SALT) },
    'the line to the salt is cut': { carryOut: no(CUT) },
    'the organiser looks at it': [],
    'the organiser wants the game away': [],
    'the organiser writes something and wants the game away': [],
    'the organiser cancels': [],
    'the organiser types another name': [],
    'the organiser types its name and confirms': [],
    'the server removes it': [],
    'somebody else has removed it': [],
    'the server refuses': [],
  },
  states: {
    editor: resting,
    askingSalt: { kind: 'busy' },
    salted: { kind: 'done', value: SALT },
    seen: { kind: 'done', value: SALT },
    saltless: { kind: 'idle', problem: CUT },
    asked: resting,
    misnamed: resting,
    removing: resting,
    removed: null,
    kept: resting,
  },
})
