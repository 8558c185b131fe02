import { useState, type RefObject } from 'react'
import type { RosterAction, RosterActionsView } from '#machines/admin/roster-actions.machine.ts'
import type { RosterQuery } from '#machines/admin/roster-query.ts'
import { useRosterActs } from '#src/bind/use-roster-acts.ts'
import { isFocusLost } from '#src/ui/is-focus-lost.ts'
import { useFocusOn } from '#src/ui/use-focus-on.ts'

export interface RowActions {
  acting: RosterActionsView
  act: (act: RosterAction) => void
  dismiss: () => void
  /** Takes the focus of a row that is gone. */
  line: RefObject<HTMLParagraphElement | null>
}

export function useRowActions(at: RosterQuery): RowActions {
  const [acts, setActs] = useState(0)
  const { view, act, dismiss } = useRosterActs(at, () => setActs((count) => count + 1))
  const line = useFocusOn<HTMLParagraphElement>(acts === 0 ? null : acts, (element) => {
    if (isFocusLost()) element.focus()
  })
  return { acting: view, act, dismiss, line }
}

/** Whether this is what is being done to the row. */
export function isDoing(
  { act, to }: { act: RosterActionsView; to: string | number },
  kind: RosterAction['kind'],
): 'ready' | 'busy' {
  return act.kind === 'busy' && act.act.kind === kind && 'id' in act.act && act.act.id === to
    ? 'busy'
    : 'ready'
}
