import { useId, useState } from 'react'
import { fromWallTime, toWallTime } from '#src/ui/date-time.tsx'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'

export interface PlanTimeProps {
  label: string
  value: number | null
  isChanged: boolean
  error: string | null
  onSet: (at: number | null) => void
}

/**
 * A time to the minute. A half-typed time can be anything, so it counts only on leaving the field or on
 * Enter.
 */
export function PlanTime({ label, value, isChanged, error, onSet }: PlanTimeProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const note = useId()
  /** An incomplete time is empty too. Only the browser can tell the difference. */
  const commit = ({ validity }: HTMLInputElement) => {
    setTyped(null)
    const at = typed === null || validity.badInput ? value : fromWallTime(typed)
    if (at !== value) onSet(at)
  }
  return (
    <>
      <input
        type="datetime-local"
        step={60}
        aria-label={label}
        data-changed={isChanged ? '' : undefined}
        {...(error === null ? {} : { 'aria-invalid': true, 'aria-describedby': note })}
        className={schedulePlan().time}
        value={typed ?? (value === null ? '' : toWallTime(value))}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={(event) => commit(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit(event.currentTarget)
          if (event.key === 'Escape') setTyped(null)
        }}
      />
      {error === null ? null : <small id={note}>{error}</small>}
    </>
  )
}
