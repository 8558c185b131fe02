import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIso } from '#contract/models/time.ts'
import { clockActMachine, toClockActView } from '#machines/admin/clock-act.machine.ts'
import { clockActJourney } from './clock-act.journey.ts'
import { CUT, no, REFUSED, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const schedule: ScheduleModel = {
  start: toIso(0),
  end: toIso(3_600_000),
  writeupsUntil: null,
  freezeAt: null,
  revealedAt: null,
  pausedAt: null,
  challenges: [],
}
const effectsOf = (teams: number, submissions: number) => ({
  teams,
  challenges: 3,
  solves: 0,
  solvers: 0,
  submissions,
  containers: 2,
  hiddenSolves: 0,
})
const first = { schedule, effects: effectsOf(485, 10), findings: null, readAt: 0 }
/** The question does not show the number of submissions, which rises while the game runs. */
const same = { ...first, effects: effectsOf(485, 11), readAt: 1_000 }
const other = { ...first, effects: effectsOf(486, 11), readAt: 1_000 }
const asking = { kind: 'asking', act: 'pause', hasChanged: false, isBusy: false, problem: null } as const
const busy = { ...asking, isBusy: true } as const

export const clockActRefinement = refines(clockActJourney, clockActMachine, toClockActView, {
  input: () => ({ game: 1 }),
  events: {
    'the organiser would pause': { type: 'choose', act: 'pause' },
    'the organiser thinks better of it': { type: 'cancel' },
    'the organiser tries again': { type: 'retry' },
    'the organiser confirms': { type: 'press', act: { kind: 'pause' }, notice: null, word: '' },
    'the figures come': { readFacts: yes(first) },
    'the figures are the same': { readFacts: yes(same) },
    'there are other figures': { readFacts: yes(other) },
    'the line is cut': { readFacts: no(CUT) },
    'the server pauses': { carryOut: yes(null) },
    'the server refuses': { carryOut: no(REFUSED) },
  },
  states: {
    running: { kind: 'closed' },
    counting: { kind: 'reading', act: 'pause' },
    unread: { kind: 'unread', act: 'pause', problem: CUT },
    asked: { ...asking, facts: first },
    checking: busy,
    unchecked: { ...asking, problem: CUT },
    askedAgain: { ...asking, facts: other, hasChanged: true },
    acting: busy,
    refused: { ...asking, problem: REFUSED },
    paused: { kind: 'closed' },
  },
})
