import { useState } from 'react'
import { Link } from 'react-router-dom'
import { getEffects } from '#contract/calls/effects.ts'
import { getSchedule } from '#contract/calls/schedule.ts'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import { toIsoOrNull } from '#contract/models/time.ts'
import { clockPlace } from '#contract/rules/clock-acts.ts'
import { isHiding } from '#contract/rules/freeze.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { planned, withMoment, type SchedulePlan } from '#contract/rules/schedule-plan.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { useNow } from '#src/browser/clock.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { inlineLink } from '#src/ui/inline-link.ts'
import { LoadError } from '#src/ui/load-error.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { ActDialog } from './act-dialog.tsx'
import { AddWave } from './add-wave.tsx'
import { toClockState } from './clock-state.ts'
import { PlanLine } from './plan-line.tsx'
import { actInstead, keyOf, planMoments, type PlannedMoment } from './plan-moments.ts'
import { PlanSave } from './plan-save.tsx'
import { PlanTable } from './plan-table.tsx'

/** The schedule of a game as one line and one table, which are saved together. */
export function SchedulePlanner({ game }: { game: number }) {
  const words = useWords(schedulePlanWords)
  const { reading } = useText().screens
  const read = useRead(getSchedule, { params: { id: game } }, 'once')
  const effects = useRead(getEffects, { params: { id: game } })
  switch (read.state) {
    case 'waiting':
      return (
        <SkeletonShape label={reading.loading} gap="3">
          <Skeleton shape="heading" width="short" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </SkeletonShape>
      )
    case 'failed':
      return <LoadError rank="h2" {...failedWords(read.problem, reading)} onRetry={read.refresh} />
    case 'ready':
      return clockPlace(toClockState(read.value), 0) === 'unset' ? (
        <p>
          {words.unset}{' '}
          <Link to={`/games/${game}/room/settings#start`} className={inlineLink}>
            {words.toSettings}
          </Link>
        </p>
      ) : (
        <Planner
          game={game}
          schedule={read.value}
          effects={effects.state === 'ready' ? effects.value : null}
        />
      )
    default:
      return read satisfies never
  }
}

interface PlannerProps {
  game: number
  schedule: ScheduleModel
  effects: EffectsModel | null
}

function Planner({ game, schedule, effects }: PlannerProps) {
  const words = useWords(schedulePlanWords)
  const now = useNow()
  const [typed, setTyped] = useState<SchedulePlan>([])
  const [act, send] = useProcess(usePart('admin').clockAct, { game })
  const [saving, save] = useProcess(
    usePart('admin').schedulePlan,
    { game },
    { drawn: { succeeded: () => setTyped([]) } },
  )
  const [wave, setWave] = useState<{ at: number | null } | null>(null)
  // One request for all challenges of a wave is an extension.
  const canAdd = useConfig().features?.includes('challenge-acts') ?? false
  const style = schedulePlan()
  const state = toClockState(schedule)
  // Another organiser may have moved a time in the meantime. Its planned change no longer applies, so it is
  // shown at its present time.
  const known = new Set(planMoments(schedule, [], now).map(({ key }) => key))
  const plan = typed.filter((change) => known.has(keyOf(change)))
  const moments = planMoments(schedule, plan, now)
  const set = ({ moment, from }: PlannedMoment, to: number | null) => {
    const change = { moment, from, to }
    const instead = actInstead(change, state, now)
    if (instead) send({ type: 'choose', act: instead })
    else setTyped(withMoment(plan, change, state, now))
  }
  const { startsAt, endsAt } = planned(state, plan)
  const isFrozen = isHiding(state, gameNow(state, now))
  return (
    <div className={style.root}>
      <div className={style.main}>
        <header className={style.head}>
          <h1>{words.title}</h1>
          <p>{words.how}</p>
        </header>
        <PlanLine
          moments={moments}
          state={state}
          now={now}
          onMove={set}
          onAdd={canAdd ? (at) => setWave({ at }) : null}
        />
        <PlanTable
          moments={moments}
          startsAt={startsAt}
          endsAt={endsAt}
          now={now}
          teams={effects?.teams ?? null}
          onSet={set}
          onReveal={isFrozen ? () => send({ type: 'choose', act: 'reveal' }) : null}
        />
        {canAdd ? (
          <AddWave
            game={game}
            schedule={schedule}
            state={state}
            now={now}
            effects={effects}
            asked={wave}
            onAsk={setWave}
          />
        ) : null}
      </div>
      <PlanSave
        plan={plan}
        moments={moments}
        state={state}
        effects={effects}
        isBusy={saving.kind === 'busy'}
        isSaved={saving.kind === 'idle' && saving.task !== null && saving.problem === null}
        problem={saving.kind === 'done' ? null : saving.problem}
        onDiscard={() => setTyped([])}
        onSave={(notice) =>
          save({
            type: 'begin',
            task: {
              changes: plan.map(({ moment, from, to }) => ({
                moment,
                from: toIsoOrNull(from),
                to: toIsoOrNull(to),
              })),
              notice,
            },
          })
        }
      />
      <ActDialog
        view={act}
        now={now}
        onPress={(pressed) => send({ type: 'press', ...pressed })}
        onCancel={() => send({ type: 'cancel' })}
        onRetry={() => send({ type: 'retry' })}
      />
    </div>
  )
}
