import Download from 'lucide-react/icons/download'
import { exportGame } from '#contract/calls/game-archive.ts'
import { callUrl } from '#src/api/call-url.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useWords } from '#src/text/use-text.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack, Text } from '#src/ui/layout.tsx'
import { LinkButton } from '#src/ui/link-button.tsx'

/**
 * Shows first what leaves the platform. The browser downloads the file itself, because an archive may be
 * larger than memory.
 */
export function GameExport({
  game: { id, title },
  onClose,
}: {
  game: { id: number; title: string }
  onClose: () => void
}) {
  const words = useWords(gameArchiveWords)
  return (
    <Dialog isOpen onClose={onClose} title={words.export.title(title)} closeLabel={words.close} size="sm">
      <Stack gap="3" foot>
        <Alert tone="warning" announce="not" title={words.export.secret}>
          {words.export.secretText}
        </Alert>
        <p>{words.export.holds}</p>
        <p>{words.export.lacks}</p>
        <LinkButton
          href={callUrl(exportGame, { params: { id } })}
          download
          tone="brand"
          shape="wide"
          icon={<Download aria-hidden />}
          aria-describedby={`export-${id}`}
        >
          {words.export.download}
        </LinkButton>
        <Text as="p" id={`export-${id}`} size="sm" tone="muted">
          {words.export.failing}
        </Text>
      </Stack>
    </Dialog>
  )
}
