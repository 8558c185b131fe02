import { useState } from 'react'
import type { ClockAct, ClockActKind } from '#contract/rules/clock-acts.ts'
import { afterAct } from '#contract/rules/clock-acts.ts'
import { WORDS, type ClockActView } from '#machines/admin/clock-act.machine.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatHour } from '#src/format/time.ts'
import { AskFrame } from '#src/shell/room/ask-dialog.tsx'
import { roomClockWords } from '#src/text/areas/room-clock.ts'
import { failedWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { roomClock } from '#styled/recipes/room-clock.js'
import { changedMoments, consequences } from './clock-preview.ts'
import { toClockState } from './clock-state.ts'

export interface ActDialogProps {
  view: ClockActView
  now: number
  onPress: (pressed: { act: ClockAct; notice: string | null; word: string }) => void
  onCancel: () => void
  onRetry: () => void
}

const MINUTE_MS = 60_000
const LENGTHS = ['15', '30', '60', '120'] as const

/** Asks before every act on the clock. Shows its changes, its consequences and the notice to players. */
export function ActDialog({ view, ...rest }: ActDialogProps) {
  const words = useWords(roomClockWords)
  const { reading } = useText().screens
  if (view.kind === 'closed') return null
  const { title } = words.act[view.act]
  if (view.kind === 'asking') return <Asking key={view.act} view={view} {...rest} />
  return (
    <Dialog
      isOpen
      onClose={rest.onCancel}
      title={title}
      size="md"
      footer={<Button onClick={rest.onCancel}>{words.notNow}</Button>}
    >
      {view.kind === 'reading' ? (
        <SkeletonShape label={reading.loading} gap="3">
          <Skeleton width="half" />
          <Skeleton width="long" />
          <Skeleton width="long" />
        </SkeletonShape>
      ) : (
        <LoadError rank="h3" {...failedWords(view.problem, reading)} onRetry={rest.onRetry} />
      )}
    </Dialog>
  )
}

function toAct(kind: ClockActKind, byMs: number): ClockAct {
  return kind === 'extend' || kind === 'reopen' ? { kind, byMs } : { kind }
}

function Asking({
  view,
  now,
  onPress,
  onCancel,
}: Omit<ActDialogProps, 'view'> & { view: Extract<ClockActView, { kind: 'asking' }> }) {
  const { locale } = useText()
  const words = useWords(roomClockWords)
  const [minutes, setMinutes] = useState<(typeof LENGTHS)[number]>('60')
  const [isTold, setTold] = useState(false)
  const [typedNotice, setNotice] = useState<string | null>(null)
  const style = roomClock()
  const { facts, act: kind } = view
  const act = toAct(kind, Number(minutes) * MINUTE_MS)
  const state = toClockState(facts.schedule)
  const when = (at: number | null) =>
    at === null ? words.none : dayOf(at) === dayOf(now) ? formatHour(at, locale) : formatDayHour(at, locale)
  const said = words.act[kind]
  const end = when(afterAct(act, state, now).endsAt)
  const notice = typedNotice ?? (typeof said.notice === 'string' ? said.notice : said.notice(end))
  const by = words.minutes(Number(minutes))
  const toType = WORDS[kind]
  const rows = changedMoments(act, state, now)
  return (
    <AskFrame
      title={said.title}
      words={words}
      asOf={words.asOf(formatHour(facts.readAt, locale))}
      lines={consequences(act, facts, words.act).map(({ kind: grave, text }) => ({ grave, text }))}
      undo={said.undo}
      {...(toType === undefined ? {} : { word: toType, tone: 'danger' as const })}
      button={said.button(by, facts.effects?.hiddenSolves ?? null)}
      isBusy={view.isBusy}
      problem={view.problem}
      onPress={(word) => onPress({ act, notice: isTold ? notice : null, word })}
      onCancel={onCancel}
      below={
        <>
          <Checkbox label={words.tell} checked={isTold} onCheckedChange={setTold} />
          {isTold ? (
            <TextArea label={words.notice} rows={2} value={notice} onValueChange={setNotice} />
          ) : null}
        </>
      }
    >
      {view.hasChanged ? <Alert tone="warning">{words.changed}</Alert> : null}
      {kind === 'extend' || kind === 'reopen' ? (
        <Segmented
          label={words.by}
          value={minutes}
          onValueChange={setMinutes}
          choices={LENGTHS.map((value) => ({ value, label: words.minutes(Number(value)) }))}
        />
      ) : null}
      {rows.length === 0 ? null : (
        <dl className={style.changes}>
          {rows.map(({ moment, from, to, isAlong }) => (
            <div key={moment} className={style.change}>
              <dt>{words.moment[moment]}</dt>
              <dd>
                <span>{when(from)}</span> <span aria-hidden>→</span> <b>{when(to)}</b>
              </dd>
              <dd>{isAlong ? words.along : null}</dd>
            </div>
          ))}
        </dl>
      )}
    </AskFrame>
  )
}
