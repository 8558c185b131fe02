import { boardFreezeMachine, toBoardFreezeView } from '#machines/admin/board-freeze.machine.ts'
import { freezeJourney } from './freeze.journey.ts'
import { CUT, no, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const title = 'Finals'
const set = { type: 'set', freezeAt: 3_600_000, title, shows: false } as const
const lift = (shows: boolean) => ({ type: 'set', freezeAt: null, title, shows }) as const
const stored = { setFreeze: yes(null) } as const
const confirmed = { askFirst: 'confirmed' } as const
const cancelled = { askFirst: 'cancelled' } as const
const resting = { kind: 'resting', problem: null } as const

// The machine saves and reveals. The form, and the boards of players and monitors, are not its own.
export const freezeRefinement = refines(freezeJourney, boardFreezeMachine, toBoardFreezeView, {
  input: () => ({ game: 3 }),
  asks: ['asked', 'askedToLift'],
  events: {
    'the organiser freezes the last hour': [set, stored],
    'the organiser freezes the last hour, and the line is cut': [set, { setFreeze: no(CUT) }],
    'it cannot be read': [],
    'the organiser tries to read it again': [],
    'the organiser types a moment': [],
    'another organiser sets one meanwhile': [],
    'the organiser takes theirs': [],
    'the organiser saves': [set, stored],
    'the organiser takes it away': [lift(false), stored],
    'a player looks at the board': [],
    'the last hour comes with solves, and a player looks': [],
    'the last hour comes with solves, and a monitor looks': [],
    'the last hour comes with solves, and the organiser comes back': 'anew',
    'the monitor looks at everything': [],
    'the monitor goes back to what players see': [],
    'the monitor opens the first team': [],
    'the organiser wants to reveal it': { type: 'reveal', title },
    'the organiser empties the moment and saves': lift(true),
    'the organiser keeps it frozen': cancelled,
    'the organiser lifts it': [confirmed, stored],
    'the organiser says no': cancelled,
    'the organiser says yes': [confirmed, { revealBoard: yes(null) }],
  },
  states: {
    unset: resting,
    unread: null,
    typed: resting,
    overtaken: resting,
    theirs: resting,
    unsaved: { kind: 'resting', problem: CUT },
    ahead: resting,
    announced: null,
    frozen: null,
    asPlayers: null,
    everything: null,
    team: null,
    frozenForm: resting,
    askedToLift: resting,
    stillFrozen: resting,
    lifted: resting,
    asked: resting,
    revealed: resting,
    revealedBoard: null,
  },
})
