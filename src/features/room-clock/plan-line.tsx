import { useRef, useState } from 'react'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { gameNow } from '#contract/rules/game-clock.ts'
import { formatDayHour } from '#src/format/time.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { styleVars } from '#src/ui/style-vars.ts'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { snapped, stepOf } from './plan-drag.ts'
import { axisOf, shareOf, type Axis, type PlannedMoment } from './plan-moments.ts'

const MINUTE_MS = 60_000
/** Labels that are closer than this share of the line are put into different rows. */
const LABEL_SHARE = 0.11
const ROWS = 4
/**
 * The label of a time beyond this share of the line is to the left of its mark, so that it stays on the
 * screen.
 */
const END_SHARE = 0.8

export interface PlanLineProps {
  moments: readonly PlannedMoment[]
  state: ClockState
  now: number
  onMove: (moment: PlannedMoment, to: number) => void
  /** Adds a wave at a time of the line. Null: the server cannot. */
  onAdd: ((at: number) => void) | null
}

/**
 * The time of the game from left to right. Future times have a handle, and a moved one leaves a dotted mark
 * at its old place.
 */
export function PlanLine({ moments, state, now, onMove, onAdd }: PlanLineProps) {
  const words = useWords(schedulePlanWords)
  const { locale } = useText()
  const style = schedulePlan()
  const track = useRef<HTMLDivElement>(null)
  // The axis stays the same during a drag, because it must not grow under the pointer.
  const [drag, setDrag] = useState<{ key: string; axis: Axis } | null>(null)
  const axis = drag?.axis ?? axisOf(moments, state, now)
  const present = gameNow(state, now)
  const place = (at: number) => styleVars({ '--at': `${(shareOf(axis, at) * 100).toFixed(2)}%` })
  const shown = moments.flatMap((one) => (one.at === null ? [] : [{ ...one, at: one.at }]))
  const rows = rowsOf(shown, axis)
  const freeze = shown.find(({ moment }) => moment === 'freeze')
  const end = shown.find(({ moment }) => moment === 'end')
  const under = (x: number) => {
    const box = track.current?.getBoundingClientRect()
    return box ? snapped((x - box.left) / box.width, axis, present) : null
  }
  return (
    <div ref={track} role="group" aria-label={words.line} className={style.line}>
      {onAdd === null ? null : (
        // The button below the table does the same without a pointer.
        <button
          type="button"
          aria-hidden
          tabIndex={-1}
          title={words.wave.addHere}
          className={style.ground}
          onClick={(event) => {
            const at = under(event.clientX)
            // Nothing comes out after the end.
            if (at !== null && (end === undefined || at < end.at)) onAdd(at)
          }}
        />
      )}
      {freeze && end && freeze.at < end.at ? (
        <span
          aria-hidden
          className={style.frozen}
          style={styleVars({
            '--at': `${(shareOf(axis, freeze.at) * 100).toFixed(2)}%`,
            '--until': `${(shareOf(axis, end.at) * 100).toFixed(2)}%`,
          })}
        />
      ) : null}
      {present >= axis.from && present <= axis.to ? (
        <span className={style.present} style={place(present)}>
          {words.now}
        </span>
      ) : null}
      {shown.map((one) => {
        const { key, moment, from, at } = one
        const name = words.moment[moment](one.challenges.length)
        return (
          <div key={key}>
            {from !== null && from !== at ? (
              <span aria-hidden data-old="" className={style.old} style={place(from)} />
            ) : null}
            <span
              data-moment={moment}
              data-locked={one.isLocked ? '' : undefined}
              data-flaw={one.flaw ? '' : undefined}
              className={style.mark}
              style={place(at)}
            >
              <span
                data-row={rows.get(key)}
                data-side={shareOf(axis, at) > END_SHARE ? 'before' : undefined}
                className={style.label}
                title={`${name}, ${formatDayHour(at, locale)}`}
              >
                {name}
              </span>
            </span>
            {one.isLocked ? null : (
              <button
                type="button"
                role="slider"
                data-moment={moment}
                data-dragged={drag?.key === key ? '' : undefined}
                aria-label={name}
                aria-valuemin={Math.round(axis.from / MINUTE_MS)}
                aria-valuemax={Math.round(axis.to / MINUTE_MS)}
                aria-valuenow={Math.round(at / MINUTE_MS)}
                aria-valuetext={formatDayHour(at, locale)}
                className={style.handle}
                style={place(at)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId)
                  setDrag({ key, axis })
                }}
                onPointerMove={(event) => {
                  const to = drag?.key === key ? under(event.clientX) : null
                  if (to !== null && to !== at) onMove(one, to)
                }}
                onPointerUp={() => setDrag(null)}
                onPointerCancel={() => setDrag(null)}
                onKeyDown={(event) => {
                  const byMs = stepOf(event)
                  if (byMs === null || event.altKey || event.ctrlKey || event.metaKey) return
                  event.preventDefault()
                  if (at + byMs > present) onMove(one, at + byMs)
                }}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** The row of each label, so that neighbours do not cover each other while there are enough rows. */
function rowsOf(shown: readonly (PlannedMoment & { at: number })[], axis: Axis): ReadonlyMap<string, number> {
  const ends: number[] = []
  const rows = new Map<string, number>()
  for (const { key, at } of shown.toSorted((a, b) => a.at - b.at)) {
    const share = shareOf(axis, at)
    const free = ends.findIndex((last) => share - last >= LABEL_SHARE)
    const row = free >= 0 ? free : Math.min(ends.length, ROWS - 1)
    ends[row] = share
    rows.set(key, row)
  }
  return rows
}
