/** What is done with a game from its row, besides editing it. */
export type GameAction = 'clone' | 'export'

const NONE: readonly GameAction[] = []
const BOTH: readonly GameAction[] = ['clone', 'export']
const ONE: Readonly<Record<GameAction, readonly GameAction[]>> = { clone: ['clone'], export: ['export'] }

/** What this server can do; always the same list, so that rows need not be drawn anew. */
export function actionsOf(features: readonly string[] | undefined): readonly GameAction[] {
  const [canClone, canExport] = [features?.includes('game-clone'), features?.includes('game-archive')]
  if (canClone && canExport) return BOTH
  return canClone ? ONE.clone : canExport ? ONE.export : NONE
}
