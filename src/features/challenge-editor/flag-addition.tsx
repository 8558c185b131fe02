import type { FlagInfoModel } from '#contract/models/flag.ts'
import { flagsIn, readFlagLines, type LineForm } from '#machines/admin/flag-import.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useDraft } from '#src/bind/use-draft.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { AdditionForm } from './flag-lines-form.tsx'

export interface FlagAdditionProps {
  place: ChallengeRef
  form: LineForm
  stored: readonly FlagInfoModel[]
}

/** What was pasted outlives the screen until it is added. */
export function FlagAddition({ place, form, stored }: FlagAdditionProps) {
  const { draft, type, forget } = useDraft(`flag-addition ${form} ${place.game} ${place.challenge}`)
  const [view, send] = useProcess(usePart('challengeEditing').flagAddition, place, {
    hear: { succeeded: forget },
  })
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
        send({ type: 'edit' })
      }}
      onSubmit={() => send({ type: 'submit', form: flagsIn(lines, form) })}
    />
  )
}
