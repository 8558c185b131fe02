import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import FileArchive from 'lucide-react/icons/file-archive'
import type { ReactNode } from 'react'
import type { ChallengeDetailModel, ClientFlagContext } from '#contract/models/challenge.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { SrOnly, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { openChallenge } from '#styled/recipes/open-challenge.js'
import { Part } from './challenge-part.tsx'

/**
 * The description, files and instance of a challenge. `instance` is null if there is no team, as in a
 * preview.
 */
export function ChallengeBody({
  challenge,
  instance,
}: {
  challenge: ChallengeDetailModel
  instance: ReactNode
}) {
  const words = useWords(challengeWords).detail
  const { content, type, context } = challenge
  const attachment = attachmentOf(context)
  return (
    <>
      {content.trim() === '' ? (
        <Text as="p" tone="muted">
          {words.noText}
        </Text>
      ) : (
        <Markdown source={content} copyLabels={words.copyCode} />
      )}
      {hasContainer(type) ? (
        <Part title={words.instance}>
          {instance ?? (
            <Text as="p" tone="muted">
              {words.instanceHere}
            </Text>
          )}
        </Part>
      ) : null}
      {attachment ? <AttachmentRow attachment={attachment} /> : null}
    </>
  )
}

function AttachmentRow({ attachment: { kind, url, name, bytes } }: { attachment: AttachmentView }) {
  const { locale } = useText()
  const words = useWords(challengeWords).detail
  return (
    <section aria-label={words.attachment} className={openChallenge().part}>
      <FileArchive aria-hidden />
      <p>
        <b title={name}>{name}</b>
        {bytes === null ? null : <span>{formatBytes(bytes, locale)}</span>}
      </p>
      {kind === 'local' ? (
        <LinkButton
          href={url}
          download
          aria-keyshortcuts="D"
          look="soft"
          icon={<Download aria-hidden />}
          aria-label={words.download(name)}
        >
          {words.downloadIt}
        </LinkButton>
      ) : (
        <LinkButton
          href={url}
          target="_blank"
          aria-keyshortcuts="D"
          rel="noreferrer"
          look="soft"
          icon={<ExternalLink aria-hidden />}
        >
          {words.openIt}
          <SrOnly>
            {' '}
            {name} ({words.elsewhere})
          </SrOnly>
        </LinkButton>
      )}
    </section>
  )
}

interface AttachmentView {
  /** `local` is a file on this server, which can be downloaded. `elsewhere` is a link. */
  kind: 'local' | 'elsewhere'
  url: string
  name: string
  bytes: number | null
}

export function attachmentOf({ url, fileSize }: ClientFlagContext): AttachmentView | null {
  if (!url) return null
  if (url.startsWith('/'))
    return { kind: 'local', url, name: decoded(url.split('/').at(-1) ?? url), bytes: fileSize }
  return { kind: 'elsewhere', url, name: URL.canParse(url) ? new URL(url).host : url, bytes: fileSize }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
