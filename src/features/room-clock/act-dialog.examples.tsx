import type { ClockActView, ClockFacts } from '#machines/admin/clock-act.machine.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { ActDialog } from './act-dialog.tsx'

const readAt = Date.parse('2026-11-22T10:03:00.000Z')

const effects = {
  teams: 485,
  challenges: 42,
  solves: 9000,
  solvers: 400,
  submissions: 31_208,
  containers: 214,
  hiddenSolves: 171,
  waitingTeams: 12,
  practiceSolves: 41,
}

const facts: ClockFacts = {
  schedule: {
    start: '2026-11-20T18:00:00.000Z',
    end: '2026-11-22T18:00:00.000Z',
    writeupsUntil: '2026-11-23T18:00:00.000Z',
    freezeAt: '2026-11-22T14:00:00.000Z',
    revealedAt: null,
    pausedAt: null,
    challenges: [],
  },
  effects,
  findings: 2,
  readAt,
}

const paused = { ...facts.schedule, pausedAt: '2026-11-22T09:51:00.000Z' }

const usual = { kind: 'asking', facts, hasChanged: false, isBusy: false, problem: null } as const

export const examples = {
  pause: { ...usual, act: 'pause' },
  changed: { ...usual, act: 'pause', hasChanged: true },
  resume: { ...usual, act: 'resume', facts: { ...facts, schedule: paused } },
  extend: { ...usual, act: 'extend' },
  freeze: { ...usual, act: 'freeze' },
  end: { ...usual, act: 'end', problem: { kind: 'unreachable' } },
  withoutNumbers: { ...usual, act: 'end', facts: { ...facts, effects: null } },
  reading: { kind: 'reading', act: 'reveal' },
  unread: { kind: 'unread', act: 'reveal', problem: { kind: 'unreachable' } },
} as const satisfies Record<string, ClockActView>

const none = () => {}

export const shown = shownExamples<ClockActView>(examples, (view) => (
  <ActDialog view={view} now={readAt} onPress={none} onCancel={none} onRetry={none} />
))
