import { useGameImport } from '#src/bind/use-game-import.ts'
import { gameArchiveWords } from '#src/text/areas/game-archive.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { css } from '#styled/css/index.js'
import { ImportPanel } from './import-panel.tsx'

/** A whole game out of one file. It is not closed by a slip of the finger while gigabytes are on their way. */
export function GameImport({ onClose }: { onClose: () => void }) {
  const words = useWords(gameArchiveWords)
  const { view, ...acts } = useGameImport()
  const isUnderWay = view.kind === 'sending' || view.kind === 'unpacking'
  return (
    <Dialog
      isOpen
      onClose={isUnderWay ? () => {} : onClose}
      title={words.import.title}
      size="sm"
      {...(isUnderWay ? {} : { closeLabel: words.close })}
    >
      <div className={css({ paddingBlockEnd: '4' })}>
        <ImportPanel view={view} {...acts} />
      </div>
    </Dialog>
  )
}
