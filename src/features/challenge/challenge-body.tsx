import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import type { ChallengeDetailModel, ClientFlagContext } from '#contract/models/challenge.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { challengeWords } from '#src/text/areas/challenge.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Row, SrOnly, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { Markdown } from '#src/ui/markdown.tsx'
import { Part } from './challenge-part.tsx'

/** The description, files and instance of a challenge. Null `instance`: there is no team, as in a preview. */
export function ChallengeBody({
  challenge,
  instance,
}: {
  challenge: ChallengeDetailModel
  instance: ReactNode
}) {
  const { locale } = useText()
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
        <Markdown source={content} />
      )}
      {attachment ? (
        <Part title={words.attachment}>
          <Row as="span" gap="3">
            {attachment.kind === 'local' ? (
              <LinkButton href={attachment.url} download look="outline" icon={<Download aria-hidden />}>
                {words.download(attachment.name)}
              </LinkButton>
            ) : (
              <LinkButton
                href={attachment.url}
                target="_blank"
                rel="noreferrer"
                look="outline"
                icon={<ExternalLink aria-hidden />}
              >
                {attachment.name}
                <SrOnly> ({words.elsewhere})</SrOnly>
              </LinkButton>
            )}
            {attachment.bytes === null ? null : (
              <Text face="digits" tone="muted">
                {formatBytes(attachment.bytes, locale)}
              </Text>
            )}
          </Row>
        </Part>
      ) : null}
      {hasContainer(type) ? (
        <Part title={words.instance}>
          {instance ?? (
            <Text as="p" tone="muted">
              {words.instanceHere}
            </Text>
          )}
        </Part>
      ) : null}
    </>
  )
}

interface AttachmentView {
  /** Stored on this server, or linked elsewhere. */
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
