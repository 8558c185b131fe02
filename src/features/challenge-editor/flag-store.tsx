import { useState } from 'react'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { FlagInfoModel } from '#contract/models/flag.ts'
import { flagsIn, readFlagLines, type LineForm } from '#machines/admin/flag-import.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { AttachmentSection } from './attachment-section.tsx'
import { FilesForm } from './flag-files-form.tsx'
import { FlagLinesForm } from './flag-lines-form.tsx'
import { FlagList } from './flag-list.tsx'
import { FlagTrial } from './flag-trial.tsx'
import { pairing, type FlagSource } from './pair-flags-with-files.ts'

export interface FlagStoreProps {
  place: ChallengeRef
  challenge: ChallengeEditDetailModel
}

/**
 * Flags are stored immediately, apart from the fields of the form. `isUnsaved`: the form has another rule for
 * them than the stored one, by which the server judges.
 */
export function FlagStore({ place, challenge, isUnsaved }: FlagStoreProps & { isUnsaved: boolean }) {
  switch (challenge.type) {
    case 'StaticAttachment':
    case 'StaticContainer':
      return (
        <>
          <FlagAddition place={place} form="alone" stored={challenge.flags} />
          {/* Servers without kinds of flags have no trial. */}
          {challenge.flagMatch === undefined ? null : (
            <FlagJudging place={place} challenge={challenge} isUnsaved={isUnsaved} />
          )}
          <FlagList place={place} challenge={challenge} />
        </>
      )
    case 'DynamicContainer':
      return null
    case 'DynamicAttachment':
      return (
        <>
          <FlagAddition place={place} form="with-address" stored={challenge.flags} />
          <FlagList place={place} challenge={challenge} />
        </>
      )
    default:
      return challenge.type satisfies never
  }
}

/** Depending on the type of the challenge, all teams share one file, or each gets its own with its flag. */
export function FileStore({ place, challenge }: FlagStoreProps) {
  return challenge.type === 'DynamicAttachment' ? (
    <FlagFiles place={place} />
  ) : (
    <AttachmentSection place={place} challenge={challenge} />
  )
}

/** A change of the flags or of the rule by which they are judged judges the text again. */
function FlagJudging({ place, challenge, isUnsaved }: FlagStoreProps & { isUnsaved: boolean }) {
  const { flags, flagMatch = 'Exact' } = challenge
  const [text, setText] = useState('')
  return (
    <RunningTrial
      key={[flagMatch, ...flags.map(({ id }) => id)].join(' ')}
      place={place}
      challenge={challenge}
      isUnsaved={isUnsaved}
      text={text}
      onText={setText}
    />
  )
}

interface RunningTrialProps extends FlagStoreProps {
  isUnsaved: boolean
  text: string
  onText: (text: string) => void
}

function RunningTrial({ place, challenge, isUnsaved, text, onText }: RunningTrialProps) {
  const [view, send] = useProcess(usePart('challengeEditing').flagTrial, { ...place, text })
  return (
    <FlagTrial
      view={view}
      challenge={challenge}
      isUnsaved={isUnsaved}
      text={text}
      onType={(typed) => {
        onText(typed)
        send({ type: 'edit', text: typed })
      }}
      onRetry={() => send({ type: 'retry' })}
    />
  )
}

/**
 * Files and flags for teams. Each flag is the name of its file, or a typed line. Files stay in the browser
 * until they are sent. The typed flags outlive the screen.
 */
function FlagFiles({ place }: { place: ChallengeRef }) {
  const { texts, type, forget } = useTypedText(`flag-files ${place.game} ${place.challenge}`)
  const [source, setSource] = useState<FlagSource>('lines')
  const [view, send] = useProcess(usePart('challengeEditing').flagFiles, place, {
    hear: { announce: forget },
  })
  const text = texts['flags'] ?? ''
  const paired = pairing(
    view.files.map(({ file }) => file.name),
    source,
    text,
  )
  return (
    <FilesForm
      view={view}
      source={source}
      text={text}
      paired={paired}
      onSource={setSource}
      onType={(flags) => type('flags', flags)}
      send={send}
    />
  )
}

interface FlagAdditionProps {
  place: ChallengeRef
  form: LineForm
  stored: readonly FlagInfoModel[]
}

/** The pasted text outlives the screen until it is added. */
function FlagAddition({ place, form, stored }: FlagAdditionProps) {
  const { texts, type, forget } = useTypedText(`flag-addition ${form} ${place.game} ${place.challenge}`)
  const [view, send] = useProcess(usePart('challengeEditing').flagAddition, place, {
    hear: { succeeded: forget },
  })
  const text = texts['lines'] ?? ''
  const lines = readFlagLines(
    text,
    form,
    stored.map(({ flag }) => flag),
  )
  return (
    <FlagLinesForm
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
