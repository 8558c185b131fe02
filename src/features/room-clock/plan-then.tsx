import { waveCurve } from '#contract/rules/waves.ts'
import { formatDayHour } from '#src/format/time.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Spark } from '#src/ui/spark.tsx'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { formatLeft } from './format-left.ts'
import type { PlannedMoment } from './plan-moments.ts'

export interface PlanThenProps {
  moment: PlannedMoment
  now: number
  teams: number | null
  onReveal: (() => void) | null
}

/** Shows the former time of a moment, how far ahead it is, and the worth of a wave. */
export function PlanThen({ moment: one, now, teams, onReveal }: PlanThenProps) {
  const words = useWords(schedulePlanWords)
  const { locale } = useText()
  const { at, from, challenges, moment } = one
  const worth =
    moment === 'opening' || moment === 'start' ? waveCurve(challenges, Math.max(1, teams ?? 100)) : []
  const first = worth[0] ?? 0
  return (
    <div className={schedulePlan().follows}>
      {onReveal ? (
        <Button size="sm" look="outline" onClick={onReveal}>
          {words.reveal}
        </Button>
      ) : at !== from ? (
        <b>{from === null ? words.isNew : words.was(formatDayHour(from, locale))}</b>
      ) : at === null ? (
        <span>{words.empty[moment === 'freeze' ? 'freeze' : 'writeups']}</span>
      ) : one.isLocked ? null : (
        <span>{words.ahead(formatLeft(at - now, locale))}</span>
      )}
      {first > 0 ? (
        <span title={words.curve}>
          <Spark values={worth} height={14} />
          {words.worth(first, worth.at(-1) ?? 0, worth.length - 1)}
        </span>
      ) : null}
    </div>
  )
}
