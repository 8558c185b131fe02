import { useState } from 'react'
import type { EffectsModel } from '#contract/models/effects.ts'
import type { ScheduleModel } from '#contract/models/schedule.ts'
import type { ClockState } from '#contract/rules/clock-acts.ts'
import type { Problem } from '#contract/problem.ts'
import { instant } from '#contract/models/time.ts'
import { AskDialog } from '#src/shell/room/ask-dialog.tsx'
import { formatDayHour } from '#src/format/time.ts'
import { schedulePlanWords } from '#src/text/areas/schedule-plan.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { schedulePlan } from '#styled/recipes/schedule-plan.js'
import { waitingChallenges, waveConsequences, waveFlaw, type WaveChallenge } from './wave-plan.ts'

export interface WaveDialogProps {
  schedule: ScheduleModel
  state: ClockState
  now: number
  effects: EffectsModel | null
  /** The time that the line was pressed at. Null: none was chosen. */
  at: number | null
  isBusy: boolean
  problem: Problem | null
  onPress: (at: number, chosen: readonly WaveChallenge[]) => void
  onCancel: () => void
}

/** The time of a wave and its challenges, with what follows from them. */
export function WaveDialog(props: WaveDialogProps) {
  const { schedule, state, now, effects, isBusy, problem, onPress, onCancel } = props
  const { wave: words, flaw: flaws } = useWords(schedulePlanWords)
  const { locale } = useText()
  const style = schedulePlan()
  const [at, setAt] = useState(props.at)
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const waiting = waitingChallenges(schedule, state, now)
  // One that has come out in the meantime is no longer offered, and no longer chosen.
  const chosen = waiting.filter(({ id }) => ids.has(id))
  const flaw = waveFlaw(at, chosen, state, now)
  const turn = (id: number, isChosen: boolean) => {
    const next = new Set(ids)
    if (isChosen) next.add(id)
    else next.delete(id)
    setIds(next)
  }
  return (
    <AskDialog
      title={words.title}
      lines={
        at === null || flaw !== null
          ? []
          : waveConsequences({ at, chosen, all: schedule.challenges, state, now, effects }, words, locale)
      }
      undo={at === null || flaw !== null ? null : words.undoUntil(formatDayHour(at, locale))}
      button={words.button(chosen.length)}
      isReady={at !== null && flaw === null}
      isBusy={isBusy}
      problem={problem}
      onPress={() => {
        if (at !== null && flaw === null) onPress(at, chosen)
      }}
      onCancel={onCancel}
    >
      <Stack gap="3">
        <DateTime
          label={words.at}
          now={now}
          value={at}
          error={flaw === 'past' || flaw === 'order' ? flaws[flaw] : null}
          onValueChange={setAt}
        />
        {waiting.length === 0 ? (
          <Text as="p" tone="muted">
            {words.noneWaits}
          </Text>
        ) : (
          <>
            <Text face="label">{words.which}</Text>
            <ScrollBox aria-label={words.which} className={style.choice}>
              <Stack gap="1">
                {waiting.map(({ id, title, isEnabled, opensAt }) => (
                  <Checkbox
                    key={id}
                    name="wave"
                    label={title}
                    hint={[
                      ...(isEnabled ? [] : [words.off]),
                      ...(opensAt === null ? [] : [words.opens(formatDayHour(instant(opensAt), locale))]),
                    ].join(' · ')}
                    checked={ids.has(id)}
                    onCheckedChange={(isChosen) => turn(id, isChosen)}
                  />
                ))}
              </Stack>
            </ScrollBox>
          </>
        )}
      </Stack>
    </AskDialog>
  )
}
