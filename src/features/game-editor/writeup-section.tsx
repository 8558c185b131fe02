import { formatDuration } from '#src/format/duration.ts'
import { editorWords } from '#src/text/areas/editor.ts'
import type { GameEditorWords } from '#src/text/areas/game-editor.en.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { DateTime } from '#src/ui/date-time.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { PicturedField } from '#src/shell/editor/pictured-field.tsx'
import type { GameFormProps } from './game-form-props.ts'

export function WriteupSection({ form, now, errorOf, edit }: GameFormProps) {
  const { locale, screens } = useText()
  const words = useWords(gameEditorWords)
  const { markdown } = useWords(editorWords)
  return (
    <FormSection title={words.section.writeups}>
      <Stack measure="dialog">
        <DateTime
          label={words.field.wpddl}
          name="wpddl"
          now={now}
          value={form.wpddl}
          hint={toHint(form, (ms) => formatDuration(ms, screens.game.hours, locale), words)}
          error={errorOf('wpddl')}
          onValueChange={(wpddl) => edit({ wpddl })}
        />
      </Stack>
      <PicturedField
        label={words.field.wpNote}
        name="wpNote"
        hint={words.hint.wpNote}
        rows={5}
        labels={{ ...markdown, view: words.views(words.field.wpNote) }}
        value={form.wpNote}
        error={errorOf('wpNote')}
        onValueChange={(wpNote) => edit({ wpNote })}
      />
    </FormSection>
  )
}

/** The server accepts a deadline before the end, so this only warns. */
function toHint(
  { wpddl, end }: GameFormProps['form'],
  length: (ms: number) => string,
  { hint }: GameEditorWords,
) {
  if (wpddl === null) return hint.writeupsNone
  if (end === null) return null
  if (wpddl >= end) return hint.writeupsAfter(length(wpddl - end))
  return <Text tone="warning">{hint.writeupsEarly}</Text>
}
