import { formatDayHour } from '#src/format/time.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { zoneName } from '#src/ui/date-time.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { formatLeft } from './format-left.ts'
import type { PlannedMoment } from './plan-moments.ts'
import { PlanThen } from './plan-then.tsx'
import { PlanTime } from './plan-time.tsx'

export interface PlanTableProps {
  moments: readonly PlannedMoment[]
  /** The planned times. */
  startsAt: number
  endsAt: number
  now: number
  /** The number of accepted teams, from which the worth of a wave follows. */
  teams: number | null
  onSet: (moment: PlannedMoment, to: number | null) => void
  /** Reveals the board, because a freeze that has begun cannot be moved. Null if none has begun. */
  onReveal: (() => void) | null
}

/** All times of the game: when they are, what they move with, and what follows. */
export function PlanTable({ moments, startsAt, endsAt, now, teams, onSet, onReveal }: PlanTableProps) {
  const words = useWords(schedulePlanWords)
  const { locale } = useText()
  const style = schedulePlan()
  const distance = ({ anchor, at }: PlannedMoment) => {
    if (anchor === null || at === null) return words.alone
    const byMs = at - (anchor === 'start' ? startsAt : endsAt)
    return words.distance(byMs === 0 ? null : formatLeft(Math.abs(byMs), locale), byMs < 0, anchor)
  }
  return (
    <table className={style.table}>
      <caption>
        <SrOnly>{words.table}</SrOnly>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.column.moment}</th>
          <th scope="col">{words.column.when(zoneName(now))}</th>
          <th scope="col">{words.column.with}</th>
          <th scope="col">{words.column.follows}</th>
        </tr>
      </thead>
      <tbody>
        {moments.map((one) => (
          <tr key={one.key} data-locked={one.isLocked ? '' : undefined}>
            <th scope="row">{words.moment[one.moment](one.challenges.length)}</th>
            <td>
              {one.isLocked ? (
                <>
                  <SrOnly>{words.locked}</SrOnly>
                  {one.at === null ? words.none : formatDayHour(one.at, locale)}
                </>
              ) : (
                <PlanTime
                  label={words.moment[one.moment](one.challenges.length)}
                  value={one.at}
                  isChanged={one.at !== one.from}
                  error={one.flaw && words.flaw[one.flaw]}
                  onSet={(to) => onSet(one, to)}
                />
              )}
            </td>
            <td>{one.isLocked ? null : distance(one)}</td>
            <td>
              <PlanThen
                moment={one}
                now={now}
                teams={teams}
                onReveal={one.moment === 'freeze' ? onReveal : null}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
