import SquarePen from 'lucide-react/icons/square-pen'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import type { FlagInfoModel } from '#contract/models/flag.ts'
import { flagsIn, readFlagLines, type LineForm } from '#machines/admin/flag-import.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useWords } from '#src/text/use-text.ts'
import { Code } from '#src/ui/code.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { AttachmentSection } from './attachment-section.tsx'
import { FilesForm } from './flag-files-form.tsx'
import { FlagLinesForm } from './flag-lines-form.tsx'
import { FlagList } from './flag-list.tsx'
import { FlagTrial } from './flag-trial.tsx'
import { pairing, type FlagSource } from './pair-flags-with-files.ts'

export interface FlagEditorProps {
  place: ChallengeRef
  challenge: ChallengeEditDetailModel
}

/**
 * The flags of a challenge and the files for teams. Depending on its type, all teams share them or each gets
 * its own.
 */
export function FlagEditor({ place, challenge }: FlagEditorProps) {
  switch (challenge.type) {
    case 'StaticAttachment':
    case 'StaticContainer':
      return (
        <Stack gap="6" narrows>
          <AttachmentSection place={place} challenge={challenge} />
          <FlagAddition place={place} form="alone" stored={challenge.flags} />
          {/* Servers without kinds of flags have no trial. */}
          {challenge.flagMatch === undefined ? null : <FlagJudging place={place} challenge={challenge} />}
          <FlagList place={place} challenge={challenge} />
        </Stack>
      )
    case 'DynamicContainer':
      return (
        <Stack gap="6" narrows>
          <AttachmentSection place={place} challenge={challenge} />
          <MadeFlags place={place} template={challenge.flagTemplate} />
        </Stack>
      )
    case 'DynamicAttachment':
      return (
        <Stack gap="6" narrows>
          <FlagFiles place={place} />
          <FlagAddition place={place} form="with-address" stored={challenge.flags} />
          <FlagList place={place} challenge={challenge} />
        </Stack>
      )
    default:
      return challenge.type satisfies never
  }
}

/**
 * The rule by which flags are judged, and a field to test it. A change of the flags or the rule judges the
 * text again.
 */
function FlagJudging({ place, challenge }: FlagEditorProps) {
  const words = useWords(challengeEditorWords)
  const { flags, flagMatch = 'Exact', needsAllFlags = false } = challenge
  const [text, setText] = useState('')
  return (
    <>
      <Row gap="3">
        <Text as="p" size="sm" tone="muted">
          {words.match[flagMatch].text} {needsAllFlags ? words.trial.needsAll : words.trial.needsAny}
        </Text>
        <LinkButton
          as={Link}
          to={`/games/${place.game}/room/challenges/${place.challenge}#flagMatch`}
          look="outline"
          size="sm"
          icon={<SquarePen aria-hidden />}
        >
          {words.trial.change}
        </LinkButton>
      </Row>
      <RunningTrial
        key={[flagMatch, ...flags.map(({ id }) => id)].join(' ')}
        place={place}
        challenge={challenge}
        text={text}
        onText={setText}
      />
    </>
  )
}

interface RunningTrialProps extends FlagEditorProps {
  text: string
  onText: (text: string) => void
}

function RunningTrial({ place, challenge, text, onText }: RunningTrialProps) {
  const [view, send] = useProcess(usePart('challengeEditing').flagTrial, { ...place, text })
  return (
    <FlagTrial
      view={view}
      challenge={challenge}
      text={text}
      onType={(typed) => {
        onText(typed)
        send({ type: 'edit', text: typed })
      }}
      onRetry={() => send({ type: 'retry' })}
    />
  )
}

/** The server generates each team's flag, so none can be added. */
function MadeFlags({
  place: { game, challenge },
  template,
}: {
  place: ChallengeRef
  template: string | null
}) {
  const words = useWords(challengeEditorWords).flags
  return (
    <FormSection title={words.title} text={words.made}>
      {template ? (
        <Stack align="start">
          <Code>{template}</Code>
        </Stack>
      ) : null}
      <LinkButton
        as={Link}
        to={`/games/${game}/room/challenges/${challenge}`}
        look="outline"
        icon={<SquarePen aria-hidden />}
        place="start"
      >
        {words.toTemplate}
      </LinkButton>
    </FormSection>
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
