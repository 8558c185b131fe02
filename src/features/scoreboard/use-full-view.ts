import { useConfig } from '#src/api/use-config.ts'
import { useSession } from '#src/bind/use-session.ts'
import type { BoardVisibility } from '#src/live/board-atoms.ts'
import { useBoardSelection } from './use-board-selection.ts'

export interface FullView {
  shown: BoardVisibility
  /** Null for users who may only see the public board. */
  choose: ((sight: BoardVisibility) => void) | null
}

/** Whether to show solves that a freeze hides. Only monitors and administrators may choose this. */
export function useFullView(): FullView {
  const { chosen, choose } = useBoardSelection()
  const { view } = useSession()
  const { features } = useConfig()
  const role = view.kind === 'signed-in' ? view.account.role : null
  const mayChoose = (role === 'Monitor' || role === 'Admin') && (features?.includes('freeze') ?? false)
  return {
    shown: mayChoose && chosen.isFull ? 'full' : 'public',
    choose: mayChoose ? (sight) => choose({ isFull: sight === 'full' }) : null,
  }
}
