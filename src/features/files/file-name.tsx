import { useRef } from 'react'
import { downloadAsset } from '#contract/calls/assets.ts'
import type { StoredFile } from '#contract/models/stored-file.ts'
import { callUrl } from '#src/api/call-url.ts'
import { absoluteUrl } from '#src/browser/absolute-url.ts'
import { storedFilesWords } from '#src/text/areas/stored-files.ts'
import { useWords } from '#src/text/use-text.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { inlineLink } from '#src/ui/inline-link.ts'
import { Row, Text } from '#src/ui/layout.tsx'

/** Opens the file or copies its URL, because organisers link files in texts. */
export function FileName({ file: { hash, name } }: { file: StoredFile }) {
  const words = useWords(storedFilesWords)
  const link = useRef<HTMLAnchorElement>(null)
  const address = callUrl(downloadAsset, { params: { hash, filename: name } })
  return (
    <Row as="span" gap="2" wrap={false}>
      <a
        ref={link}
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={words.open(name)}
        className={inlineLink}
      >
        <Text lines="broken">{name}</Text>
      </a>
      <CopyButton
        text={absoluteUrl(address)}
        labels={{ copy: words.copy(name), copied: words.copied }}
        onRefused={() =>
          link.current ? globalThis.getSelection()?.selectAllChildren(link.current) : undefined
        }
      />
    </Row>
  )
}
