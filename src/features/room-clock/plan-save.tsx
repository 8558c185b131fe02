import Ban from 'lucide-react/icons/ban'
import Circle from 'lucide-react/icons/circle'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import Undo2 from 'lucide-react/icons/undo-2'
import { useId, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { formatDayHour } from '#src/format/time.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { useSaveKey } from '#src/ui/use-save-key.ts'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { planConsequences, undoUntil, type Planned } from './plan-consequences.ts'

export interface PlanSaveProps extends Planned {
  isBusy: boolean
  /** The last save has succeeded, so the panel says so. */
  isSaved: boolean
  problem: Problem | null
  onDiscard: () => void
  onSave: (notice: string | null) => void
}

const ICONS = { plain: Circle, costs: TriangleAlert, lost: Ban } as const

/** Stays visible on wide screens. Shows what a save changes, whom it affects, and how to take it back. */
export function PlanSave({ isBusy, isSaved, problem, onDiscard, onSave, ...plan }: PlanSaveProps) {
  const words = useWords(schedulePlanWords)
  const { locale, screens } = useText()
  const [isTold, setTold] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const title = useId()
  const style = schedulePlan()
  const { save } = words
  const changed = plan.moments.filter(({ at, from }) => at !== from)
  const when = (at: number | null) => (at === null ? words.none : formatDayHour(at, locale))
  const isReady = changed.length > 0 && plan.moments.every(({ flaw }) => flaw === null)
  const said = changed.map(({ moment, at, challenges }) =>
    save.said(words.moment[moment](challenges.length), when(at)),
  )
  const notice = typed ?? save.notice(said)
  const press = () => onSave(isTold && notice.trim() !== '' ? notice : null)
  useSaveKey(() => {
    if (isReady && !isBusy) press()
  })
  const undo = undoUntil(plan.plan)
  return (
    <aside aria-labelledby={title} className={style.save}>
      <h2 id={title}>{save.title}</h2>
      {problem ? <Alert tone="danger">{problemWords(problem, screens.reading)}</Alert> : null}
      {/* Exists before its content changes, because screen readers only announce changes. */}
      <p role="status">{changed.length > 0 ? null : isSaved ? save.saved : save.nothing}</p>
      {changed.length === 0 ? null : (
        <>
          <dl>
            {changed.map(({ key, moment, challenges, from, at }) => (
              <div key={key}>
                <dt>{words.moment[moment](challenges.length)}</dt>
                <dd>
                  {when(from)} <span aria-hidden>→</span> <b>{when(at)}</b>
                </dd>
              </div>
            ))}
          </dl>
          <ul>
            {planConsequences(plan, save, locale).map(({ kind, text }) => {
              const Icon = ICONS[kind]
              return (
                <li key={text} data-grave={kind}>
                  <Icon aria-hidden />
                  {text}
                </li>
              )
            })}
            {undo === null ? null : (
              <li data-grave="undo">
                <Undo2 aria-hidden />
                {save.undo(when(undo))}
              </li>
            )}
          </ul>
          <Checkbox label={save.tell} checked={isTold} onCheckedChange={setTold} />
          {isTold ? (
            <TextArea label={save.noticeLabel} rows={2} value={notice} onValueChange={setTyped} />
          ) : null}
        </>
      )}
      <p className={style.buttons}>
        <Button
          look="ghost"
          size="sm"
          disabled={changed.length === 0 || isBusy}
          onClick={() => {
            setTyped(null)
            onDiscard()
          }}
        >
          {save.discard}
        </Button>
        <Button tone="brand" size="sm" state={isBusy ? 'busy' : 'ready'} disabled={!isReady} onClick={press}>
          {save.button(changed.length)}
        </Button>
      </p>
    </aside>
  )
}
