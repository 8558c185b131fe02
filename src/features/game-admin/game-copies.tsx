import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import { Suspense, useState } from 'react'
import { getGameToEdit } from '#contract/calls/edit.ts'
import { useConfig } from '#src/api/use-config.ts'
import { useRead } from '#src/api/use-read.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form-section.tsx'
import { Row } from '#src/ui/layout.tsx'
import { lazyPart } from '#src/browser/lazy-part.ts'

// Each dialog loads when it first opens.
const GameClone = lazyPart(async () => (await import('./game-clone.tsx')).GameClone)
const GameExport = lazyPart(async () => (await import('./game-export.tsx')).GameExport)

/** Clones or exports a game. Shows only what the server supports. */
export function GameCopies({ gameId }: { gameId: number }) {
  const words = useWords(gameArchiveWords).copies
  const { features } = useConfig()
  const [open, setOpen] = useState<'clone' | 'export' | null>(null)
  const read = useRead(getGameToEdit, { params: { id: gameId } }, 'once')
  const [canClone, canExport] = [features?.includes('game-clone'), features?.includes('game-archive')]
  if (read.state !== 'ready' || (!canClone && !canExport)) return null
  const close = () => setOpen(null)
  return (
    <FormSection title={words.title} text={words.text}>
      <Row gap="3" align="stretch">
        {canClone ? (
          <Button look="outline" icon={<Copy aria-hidden />} onClick={() => setOpen('clone')}>
            {words.clone}
          </Button>
        ) : null}
        {canExport ? (
          <Button look="outline" icon={<Download aria-hidden />} onClick={() => setOpen('export')}>
            {words.export}
          </Button>
        ) : null}
      </Row>
      <Suspense>
        {open === 'clone' ? <GameClone game={read.value} onClose={close} /> : null}
        {open === 'export' ? <GameExport game={read.value} onClose={close} /> : null}
      </Suspense>
    </FormSection>
  )
}
