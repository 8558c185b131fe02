import type { ScheduleModel } from '#contract/models/schedule.ts'
import { planned, withMoment, type SchedulePlan } from '#contract/rules/schedule-plan.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { toClockState } from './clock-state.ts'
import { PlanLine } from './plan-line.tsx'
import { planMoments } from './plan-moments.ts'
import { PlanSave } from './plan-save.tsx'
import { PlanTable } from './plan-table.tsx'

const wave = (
  id: number,
  opensAt: ScheduleModel['start'] | null,
  closesAt: ScheduleModel['start'] | null = null,
) => ({
  id,
  title: `Challenge ${id}`,
  isEnabled: true,
  originalScore: 500,
  minScoreRate: 0.25,
  difficulty: 20,
  opensAt,
  closesAt,
})

export const schedule: ScheduleModel = {
  start: '2026-11-20T18:00:00.000Z',
  end: '2026-11-22T18:00:00.000Z',
  writeupsUntil: '2026-11-23T18:00:00.000Z',
  freezeAt: '2026-11-22T14:00:00.000Z',
  revealedAt: null,
  pausedAt: null,
  challenges: [
    wave(1, null),
    wave(2, '2026-11-21T06:00:00.000Z'),
    wave(3, '2026-11-22T12:00:00.000Z', '2026-11-22T16:00:00.000Z'),
    wave(4, '2026-11-22T12:00:00.000Z'),
  ],
}
const now = Date.parse('2026-11-22T10:03:00.000Z')
const at = (text: string) => Date.parse(text)
const state = toClockState(schedule)

const later = withMoment(
  [],
  { moment: 'end', from: state.endsAt, to: at('2026-11-22T19:00:00.000Z') },
  state,
  now,
)

interface Shown {
  plan: SchedulePlan
  now: number
}
export const examples = {
  asStored: { plan: [], now },
  later: { plan: later, now },
  flawed: {
    plan: [{ moment: 'freeze', from: state.freezeAt, to: at('2026-11-22T20:00:00.000Z') }],
    now,
  },
  unfrozen: { plan: [{ moment: 'freeze', from: state.freezeAt, to: null }], now },
  coming: { plan: [], now: at('2026-11-20T12:00:00.000Z') },
  frozen: { plan: [], now: at('2026-11-22T15:00:00.000Z') },
} as const satisfies Record<string, Shown>

const effects = {
  teams: 485,
  challenges: 42,
  solves: 9000,
  solvers: 400,
  submissions: 31_208,
  containers: 214,
  hiddenSolves: 171,
  waitingTeams: 12,
}
const nothing = () => {}

export const shown = shownExamples<Shown>(examples, ({ plan, now: present }) => {
  const moments = planMoments(schedule, plan, present)
  return (
    <div className={schedulePlan().root}>
      <div className={schedulePlan().main}>
        <PlanLine moments={moments} state={state} now={present} onMove={nothing} onAdd={nothing} />
        <PlanTable
          moments={moments}
          {...planned(state, plan)}
          now={present}
          teams={485}
          onSet={nothing}
          onReveal={present > at('2026-11-22T14:00:00.000Z') ? nothing : null}
        />
      </div>
      <PlanSave
        plan={plan}
        moments={moments}
        state={state}
        effects={effects}
        isBusy={false}
        isSaved={false}
        problem={null}
        onDiscard={nothing}
        onSave={nothing}
      />
    </div>
  )
})
