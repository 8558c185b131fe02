import type { FlagInfoModel } from '#contract/models/flag.ts'
import { flagsIn, readFlagLines, type LineForm } from '#machines/admin/flag-import.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { useFlagAddition } from '#src/bind/use-flag-addition.ts'
import { AdditionForm } from './flag-lines-form.tsx'

export interface FlagAdditionProps {
  place: ChallengeRef
  form: LineForm
  stored: readonly FlagInfoModel[]
}

/** What was pasted outlives the screen until it is added. */
export function FlagAddition({ place, form, stored }: FlagAdditionProps) {
  const { draft, type, forget } = useDraft(`flag-addition ${form} ${place.game} ${place.challenge}`)
  const { view, add, edit } = useFlagAddition(place, forget)
  const text = draft['lines'] ?? ''
  const lines = readFlagLines(
    text,
    form,
    stored.map(({ flag }) => flag),
  )
  return (
    <AdditionForm
      view={view}
      form={form}
      text={text}
      lines={lines}
      onType={(next) => {
        type('lines', next)
        edit()
      }}
      onSubmit={() => add(flagsIn(lines, form))}
    />
  )
}
