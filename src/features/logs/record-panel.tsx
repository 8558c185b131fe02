import type { AuditEntry } from '#contract/models/audit.ts'
import { gameLogWords } from '#src/text/areas/game-log.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { AuditRow } from './audit-row.tsx'

/** The whole act, with each value before and after. */
export function RecordPanel({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const words = useWords(gameLogWords)
  return (
    <Dialog
      isOpen={entry !== null}
      onClose={onClose}
      title={entry === null ? words.act(0) : words.act(entry.number)}
      closeLabel={words.close}
      place="side"
    >
      {entry === null ? null : <AuditRow entry={entry} />}
    </Dialog>
  )
}
