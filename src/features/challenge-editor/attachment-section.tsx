import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import type { Attachment } from '#contract/models/attachment.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { isRemoteUrl } from '#contract/rules/remote-url.ts'
import { UPLOAD_MOST_BYTES } from '#contract/rules/upload.ts'
import type { ChallengeRef } from '#machines/game/challenge-ref.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useTypedText } from '#src/bind/use-typed-text.ts'
import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { submitForm } from '#src/ui/submit-form.ts'
import { TextField } from '#src/ui/text-field.tsx'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { AttachmentPanel } from './attachment-panel.tsx'
import { EditorSection } from './editor-section.tsx'

export interface AttachmentSectionProps {
  place: ChallengeRef
  challenge: Pick<ChallengeEditDetailModel, 'title' | 'attachment'>
}

/** The file that all teams download. It is stored immediately, apart from the challenge's other fields. */
export function AttachmentSection({ place, challenge: { title, attachment } }: AttachmentSectionProps) {
  const words = useWords(challengeEditorWords).attachment
  const { uploadBytes = UPLOAD_MOST_BYTES } = useConfig()
  const [how, setHow] = useState<'upload' | 'link'>('upload')
  const { texts, type, forget } = useTypedText(`attachment ${place.game} ${place.challenge}`)
  const [view, send] = useProcess(usePart('challengeEditing').attachment, place, {
    hear: { announce: forget },
  })
  const section = useFocusKeeper<HTMLElement>(firstOfWay)
  const url = texts['url'] ?? ''
  const isIdle = view.kind === 'idle' || view.kind === 'empty'
  return (
    <EditorSection ref={section} title={words.title} text={words.text}>
      <Row gap="3">
        <Present attachment={attachment} />
        {attachment && isIdle ? (
          <Button
            look="outline"
            tone="danger"
            size="sm"
            onClick={() => send({ type: 'clear', challenge: title })}
          >
            {words.clear}
          </Button>
        ) : null}
      </Row>
      {isIdle ? (
        <Segmented
          label={words.how}
          place="start"
          value={how}
          onValueChange={setHow}
          choices={[
            { value: 'upload', label: words.upload },
            { value: 'link', label: words.link },
          ]}
        />
      ) : null}
      <div data-way>
        {isIdle && how === 'link' ? (
          <LinkForm
            url={url}
            isRight={isRemoteUrl(url.trim())}
            onType={(text) => type('url', text)}
            onSubmit={() => send({ type: 'link', url })}
          />
        ) : (
          <AttachmentPanel view={view} most={uploadBytes} send={send} />
        )}
      </div>
    </EditorSection>
  )
}

function Present({ attachment }: { attachment: Attachment | null }) {
  const { locale } = useText()
  const words = useWords(challengeEditorWords).attachment
  if (!attachment)
    return (
      <Text as="p" tone="muted">
        {words.none}
      </Text>
    )
  const { type, url, fileSize } = attachment
  if (!url)
    return (
      <Text as="p" tone="danger">
        {words.lost}
      </Text>
    )
  const isRemote = type === 'Remote'
  return (
    <LinkButton
      href={url}
      target="_blank"
      rel="noreferrer"
      look="outline"
      icon={isRemote ? <ExternalLink aria-hidden /> : <Download aria-hidden />}
    >
      <Text clamp="1" narrows lines="broken">
        {isRemote ? url : nameIn(url)}
        {fileSize === null ? null : ` (${formatBytes(fileSize, locale)})`}
      </Text>
    </LinkButton>
  )
}

/** The last part of the URL, with only the characters decoded that the server escapes. */
function nameIn(url: string): string {
  const name = url.split('/').slice(3).join('/')
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

interface LinkFormProps {
  url: string
  isRight: boolean
  onType: (url: string) => void
  onSubmit: () => void
}

function LinkForm({ url, isRight, onType, onSubmit }: LinkFormProps) {
  const words = useWords(challengeEditorWords).attachment
  const [judged, setJudged] = useState<'no' | 'yes'>('no')
  return (
    <Stack
      as="form"
      noValidate
      aria-label={words.link}
      onSubmit={(event) => {
        event.preventDefault()
        submitForm(event.currentTarget, () => {
          setJudged('yes')
          if (isRight) onSubmit()
        })
      }}
      gap="3"
    >
      <TextField
        type="url"
        label={words.url}
        name="url"
        hint={words.urlHint}
        autoComplete="off"
        value={url}
        error={judged === 'yes' && !isRight ? words.badUrl : null}
        onValueChange={onType}
        onBlur={() => (url === '' ? undefined : setJudged('yes'))}
      />
      <Button type="submit" look="outline" place="start">
        {words.submit}
      </Button>
    </Stack>
  )
}

const firstOfWay = (section: HTMLElement) =>
  section.querySelector<HTMLElement>('[data-way] :is(input, button)')
