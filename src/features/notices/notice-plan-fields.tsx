import { NOTICE_AUDIENCES, type NoticeForm } from '#contract/fields/notice.ts'
import { useNow } from '#src/browser/clock.ts'
import { gameEditorWords } from '#src/text/areas/game-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Columns } from '#src/ui/columns.tsx'
import { DateTime } from '#src/ui/date-time.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { PlainSelect } from '#src/ui/plain-select.tsx'
import { TeamPicker } from './team-picker.tsx'

/** The zone of an empty time can only change with the hour. */
const HOUR_MS = 3_600_000

export interface NoticePlanFieldsProps {
  game: number
  form: Pick<NoticeForm, 'audience' | 'teams' | 'at'>
  errors: Readonly<Record<'teams' | 'at', string | null>>
  edit: (fields: Partial<NoticeForm>) => void
}

/** Who gets the notice, and when. */
export function NoticePlanFields({ game, form, errors, edit }: NoticePlanFieldsProps) {
  const words = useWords(gameEditorWords).notices
  const now = Math.floor(useNow() / HOUR_MS) * HOUR_MS
  return (
    <Stack gap="4">
      <Columns>
        <PlainSelect
          label={words.to}
          name="audience"
          choices={NOTICE_AUDIENCES.map((value) => ({ value, label: words.audience[value] }))}
          value={form.audience}
          onValueChange={(audience) => edit({ audience })}
        />
        <DateTime
          label={words.at}
          name="at"
          hint={form.at === null ? words.atHint : words.unseen}
          now={now}
          value={form.at}
          error={errors.at}
          onValueChange={(at) => edit({ at })}
        />
      </Columns>
      {form.audience === 'all' ? null : (
        <TeamPicker
          game={game}
          chosen={form.teams}
          error={errors.teams}
          onChoose={(teams) => edit({ teams })}
        />
      )}
    </Stack>
  )
}
