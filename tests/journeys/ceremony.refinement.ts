import { ceremonyOf } from '#contract/rules/board/ceremony.ts'
import { boardOf } from '#contract/rules/board/fold-board.ts'
import { ceremonyMachine, toCeremonyView } from '#machines/live/ceremony.machine.ts'
import { aSnapshot, plainShape, START } from '../contract/board/snapshot.ts'
import { ceremonyJourney } from './ceremony.journey.ts'
import { CUT, no, yes } from './outcomes.ts'
import { refines } from './refinement.ts'

const FREEZE = START + 100
const full = boardOf({
  ...aSnapshot(plainShape(3, 2), [
    { team: 0, challenge: 0, at: START },
    { team: 1, challenge: 0, at: FREEZE },
    { team: 1, challenge: 1, at: FREEZE + 1 },
  ]),
  freeze: { freezeAt: FREEZE, revealedAt: null },
})
const open = { ...full, freeze: { freezeAt: null, revealedAt: null } }
const done = { kind: 'done', shown: 2, hidden: 2 } as const

export const ceremonyRefinement = refines(ceremonyJourney, ceremonyMachine, toCeremonyView, {
  input: () => ({ game: 1, title: 'Finals' }),
  asks: ['asked'],
  events: {
    'the organiser begins': 'anew',
    'the organiser begins, and the line is cut': ['anew', { readFullBoard: no(CUT) }],
    'the organiser tries again': [{ type: 'retry' }, { readFullBoard: yes(full) }],
    'the full board comes': { readFullBoard: yes(full) },
    'it comes, and nothing is hidden': { readFullBoard: yes(open) },
    'the organiser presses Space': { type: 'next' },
    'the organiser presses Backspace': { type: 'back' },
    'the organiser presses A': { type: 'auto' },
    'two seconds pass': 2_000,
    'the organiser shows it to everybody': { type: 'publish' },
    'the organiser says no': { askFirst: 'cancelled' },
    'the organiser says yes': [{ askFirst: 'confirmed' }, { revealBoard: yes(null) }],
    'the organiser says yes, and the line is cut': [{ askFirst: 'confirmed' }, { revealBoard: no(CUT) }],
    'the organiser ends it': [],
  },
  states: {
    hall: null,
    failed: { kind: 'failed', problem: CUT },
    reading: { kind: 'reading' },
    nothing: { kind: 'nothing' },
    frozen: { kind: 'frozen', board: ceremonyOf(full).board, last: null, shown: 0, hidden: 2 },
    first: { kind: 'underWay', last: { team: 1, challenge: 0, at: FREEZE }, shown: 1, hidden: 2 },
    playing: { kind: 'running', shown: 1, hidden: 2 },
    done,
    asked: done,
    unpublished: { ...done, problem: CUT },
    published: { kind: 'published', last: { team: 1, challenge: 1, at: FREEZE + 1 }, shown: 2 },
    revealed: null,
  },
})
