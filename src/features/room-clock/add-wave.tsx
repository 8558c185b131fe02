import Plus from 'lucide-react/icons/plus'
import { Suspense } from 'react'
import { listChallengesToEdit } from '#contract/calls/edit.ts'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import { sizeOf } from '#machines/admin/challenge-edits.machine.ts'
import { useRead } from '#src/api/use-read.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { lazyPart } from '#src/browser/lazy-part.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { problemWords } from '#src/text/problem-words.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Kbd } from '#src/ui/kbd.tsx'
import { Text } from '#src/ui/layout.tsx'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { undoOf, waveEdits } from './wave-plan.ts'

// Loads with the first press.
const WaveDialog = lazyPart(async () => (await import('./wave-dialog.tsx')).WaveDialog)

export interface AddWaveProps {
  game: number
  schedule: ScheduleModel
  state: ClockState
  now: number
  effects: EffectsModel | null
  /** Null: the dialog is closed. */
  asked: { at: number | null } | null
  onAsk: (asked: { at: number | null } | null) => void
}

/** Gives several challenges one time in one act, which can be taken back. */
export function AddWave({ game, schedule, state, now, effects, asked, onAsk }: AddWaveProps) {
  const { wave: words } = useWords(schedulePlanWords)
  const { reading } = useText().screens
  const style = schedulePlan()
  const read = useRead(listChallengesToEdit, { params: { id: game } })
  const [view, send] = useProcess(
    usePart('challengeEditing').edits,
    { game },
    { hear: { succeeded: () => onAsk(null) } },
  )
  const isBusy = view.kind === 'busy'
  const done = view.kind === 'idle' && view.task !== null && view.value !== null ? view : null
  const undo = done?.task && done.value ? undoOf(done.task, done.value) : null
  const problem = view.kind === 'idle' ? view.problem : null
  const text = () => {
    if (isBusy) return words.busy
    if (asked === null && problem !== null) return problemWords(problem, reading)
    if (!done?.task) return null
    return done.task.isUndo ? words.undone : words.done(sizeOf(done.task.edit))
  }
  return (
    <div className={style.add}>
      <Button
        size="sm"
        look="outline"
        icon={<Plus aria-hidden />}
        disabled={read.state !== 'ready'}
        onClick={() => onAsk({ at: null })}
      >
        {words.add}
      </Button>
      {/* Exists before its content changes, because screen readers only announce changes. */}
      <Text role="status" tone={asked === null && problem !== null ? 'danger' : 'muted'}>
        {text()}
      </Text>
      {undo === null ? null : (
        <Button
          size="xs"
          look="ghost"
          aria-keyshortcuts="Z"
          disabled={isBusy}
          onClick={() => send({ type: 'begin', task: undo })}
        >
          {words.undo} <Kbd aria-hidden>z</Kbd>
        </Button>
      )}
      {asked === null || read.state !== 'ready' ? null : (
        <Suspense>
          <WaveDialog
            schedule={schedule}
            state={state}
            now={now}
            effects={effects}
            at={asked.at}
            isBusy={isBusy}
            problem={problem}
            onPress={(at, chosen) => send({ type: 'begin', task: waveEdits(at, chosen, read.value) })}
            onCancel={() => onAsk(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
