import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { TeamFile } from '#machines/admin/flag-files.machine.ts'
import { formatBytes } from '#src/format/bytes.ts'
import { challengeEditorWords } from '#src/text/areas/challenge-editor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { Text } from '#src/ui/layout.tsx'
import { ScrollBox } from '#src/ui/scroll-box.tsx'
import { css } from '#styled/css/index.js'

export interface FlagFilePairsProps {
  files: readonly TeamFile[]
  flags: readonly string[]
  /** Null during the upload, because the list must not change then. */
  onDrop: ((at: number) => void) | null
}

export function FlagFilePairs({ files, flags, onDrop }: FlagFilePairsProps) {
  const { locale } = useText()
  const words = useWords(challengeEditorWords).files
  return (
    <ScrollBox aria-label={words.list} className={box}>
      <ol>
        {files.map(({ file, hash }, at) => (
          // Keyed by index, because two files may have the same name.
          <li key={at} className={row}>
            <Text grows lines="broken">
              {file.name}{' '}
              <Text size="sm" tone="muted">
                {formatBytes(file.size, locale)}
              </Text>
              {hash === null ? null : (
                <Check
                  aria-hidden
                  className={css({ display: 'inline', boxSize: '4', color: 'fg.success' })}
                />
              )}
            </Text>
            <Text grows>
              {flags[at] === undefined ? (
                <Badge tone="amber">{words.noFlag}</Badge>
              ) : (
                <Text as="code" face="code" lines="broken">
                  {flags[at]}
                </Text>
              )}
            </Text>
            {onDrop ? (
              <IconButton label={words.drop(file.name)} size="sm" onClick={() => onDrop(at)}>
                <X aria-hidden />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ol>
    </ScrollBox>
  )
}

const box = css({
  maxHeight: '72',
  paddingInline: '3',
  paddingBlock: '1',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'border.raised',
  borderRadius: 'small',
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  paddingBlock: '1',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto {sizes.8}',
})
