import { useState } from 'react'
import { formatDuration } from '#src/format/duration.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import type { GameFormProps } from './game-form-props.ts'

/** If the start passes the end, the end moves to this time after it. */
const USUAL_LENGTH_MS = 2 * 3_600_000

export function ScheduleSection({ form, now, errorOf, edit, leave }: GameFormProps) {
  const { locale, screens } = useText()
  const { hours } = screens.game
  const words = useWords(gameEditorWords)
  const { start: startsAt, end: endsAt, wpddl } = form
  // The end before the user began to type, because half-typed values can be anything.
  const [endBefore, setEndBefore] = useState<number | null>(null)
  const lengthMs = startsAt !== null && endsAt !== null && endsAt > startsAt ? endsAt - startsAt : null
  /** The deadline of the writeups keeps its distance to the end, so that teams keep their time. */
  const movedBy = (byMs: number) => (wpddl === null ? {} : { wpddl: wpddl + byMs })
  return (
    <FormSection title={words.section.when}>
      <Columns>
        <DateTime
          label={words.field.start}
          name="start"
          now={now}
          value={startsAt}
          error={errorOf('start')}
          onValueChange={(at) => edit({ start: at })}
          onBlur={(event) => {
            if (startsAt !== null && endsAt !== null && startsAt >= endsAt) {
              const end = startsAt + USUAL_LENGTH_MS
              edit({ end, ...movedBy(end - endsAt) })
            }
            leave(event)
          }}
        />
        <DateTime
          label={words.field.end}
          name="end"
          now={now}
          value={endsAt}
          {...(startsAt === null ? {} : { least: startsAt })}
          {...(lengthMs === null ? {} : { hint: words.hint.lasts(formatDuration(lengthMs, hours, locale)) })}
          error={errorOf('end')}
          onValueChange={(at) => edit({ end: at })}
          onFocus={() => setEndBefore(endsAt)}
          onBlur={(event) => {
            if (endsAt !== null && endBefore !== null && endsAt !== endBefore)
              edit(movedBy(endsAt - endBefore))
            leave(event)
          }}
        />
      </Columns>
      <Checkbox
        name="practiceMode"
        label={words.field.practiceMode}
        hint={words.hint.practiceMode}
        checked={form.practiceMode}
        onCheckedChange={(practiceMode) => edit({ practiceMode })}
      />
    </FormSection>
  )
}
