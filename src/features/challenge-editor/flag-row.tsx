import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import Trash2 from 'lucide-react/icons/trash'
import { memo, useRef } from 'react'
import type { Attachment } from '#contract/models/attachment.ts'
import type { FlagInfoModel } from '#contract/models/flag.ts'
import { useAnnounce } from '#src/bind/use-announcements.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Button } from '#src/ui/button.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'
import { toClipboard } from '#src/ui/to-clipboard.ts'
import { css } from '#styled/css/index.js'

export interface FlagRowProps {
  flag: FlagInfoModel
  /** Each team gets one of these flags, with its file. */
  isDealt: boolean
  isBusy: boolean
  onRemove: (flag: FlagInfoModel) => void
}

/** Rendered again only if its props change, because there may be thousands of rows. */
export const FlagRow = memo(Row)

function Row({ flag, isDealt, isBusy, onRemove }: FlagRowProps) {
  const words = useWords(challengeEditorWords).flags
  const announce = useAnnounce()
  const written = useRef<HTMLElement>(null)
  const copy = async () => {
    if ((await toClipboard(flag.flag)) === 'copied') announce({ kind: 'copied' })
    // Without a clipboard the text is selected, so that the user can copy it by key.
    else if (written.current) globalThis.getSelection()?.selectAllChildren(written.current)
  }
  return (
    <li className={row}>
      <code ref={written} className={text}>
        {flag.flag}
      </code>
      <IconButton label={words.copyOf(flag.flag)} size="sm" onClick={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
      {isDealt ? <Own flag={flag} /> : null}
      <Button
        size="sm"
        look="ghost"
        tone="danger"
        icon={<Trash2 aria-hidden />}
        aria-label={words.removeOf(flag.flag)}
        state={isBusy ? 'busy' : 'ready'}
        onClick={() => onRemove(flag)}
      >
        {isBusy ? words.removing : words.remove}
      </Button>
    </li>
  )
}

function Own({ flag: { flag, attachment } }: { flag: FlagInfoModel }) {
  const words = useWords(challengeEditorWords).flags
  if (!attachment) return <Badge tone="amber">{words.noFile}</Badge>
  if (!attachment.url) return <Badge tone="red">{words.lostFile}</Badge>
  return <OwnLink flag={flag} attachment={attachment} url={attachment.url} />
}

function OwnLink({
  flag,
  attachment: { type, fileSize },
  url,
}: {
  flag: string
  attachment: Attachment
  url: string
}) {
  const { locale } = useText()
  const words = useWords(challengeEditorWords).flags
  const isRemote = type === 'Remote'
  return (
    <LinkButton
      href={url}
      target="_blank"
      rel="noreferrer"
      look="ghost"
      size="sm"
      icon={isRemote ? <ExternalLink aria-hidden /> : <Download aria-hidden />}
      aria-label={words.download(flag)}
    >
      {isRemote ? words.link : fileSize === null ? words.file : formatBytes(fileSize, locale)}
    </LinkButton>
  )
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  borderBlockEndWidth: 'thin',
  borderBlockEndStyle: 'solid',
  borderBlockEndColor: 'border.surface',
  // There may be thousands. The browser lays out visible ones only, and the rest keep about their height.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto {sizes.12}',
})
const text = css({ flex: '1', minWidth: '32', textStyle: 'code', overflowWrap: 'anywhere' })
