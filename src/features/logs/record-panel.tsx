import type { AuditEntry } from '#contract/models/audit.ts'
import { gameLogWords } from '#src/text/areas/game-log.ts'
import { useWords } from '#src/text/use-text.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { AuditRow } from './audit-row.tsx'

/** The whole action, with each value before and after, because a row shows only the first changes. */
export function RecordPanel({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) {
  const words = useWords(gameLogWords)
  return (
    <Dialog isOpen onClose={onClose} title={words.act(entry.number)} closeLabel={words.close} place="side">
      <AuditRow entry={entry} />
    </Dialog>
  )
}
