import { usePart } from '#src/bind/use-part.ts'
import { useProcess } from '#src/bind/use-process.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { firstOfStep, useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { ImportPanel } from './import-panel.tsx'

/** Imports a game from an archive. The dialog cannot be closed by accident while gigabytes are uploaded. */
export function GameImport({ onClose }: { onClose: () => void }) {
  const words = useWords(gameArchiveWords)
  const [view, send] = useProcess(usePart('admin').gameImport)
  const around = useFocusKeeper<HTMLDivElement>(firstOfImport)
  const isUnderWay = view.kind === 'sending' || view.kind === 'unpacking'
  return (
    <Dialog
      isOpen
      onClose={isUnderWay ? () => {} : onClose}
      title={words.import.title}
      size="sm"
      {...(isUnderWay ? {} : { closeLabel: words.close })}
    >
      <Stack ref={around} foot>
        <ImportPanel view={view} send={send} />
      </Stack>
    </Dialog>
  )
}

const firstOfImport = (around: HTMLElement) => firstOfStep(around) ?? around.querySelector('a')
