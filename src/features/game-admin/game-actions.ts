/** What is done with a game from its row, besides editing it. */
export type GameAct = 'clone' | 'export'

const NONE: readonly GameAct[] = []
const BOTH: readonly GameAct[] = ['clone', 'export']
const ONE: Readonly<Record<GameAct, readonly GameAct[]>> = { clone: ['clone'], export: ['export'] }

/** What this server can do; always the same list, so that rows need not be drawn anew. */
export function actsOf(features: readonly string[] | undefined): readonly GameAct[] {
  const [canClone, canExport] = [features?.includes('game-clone'), features?.includes('game-archive')]
  if (canClone && canExport) return BOTH
  return canClone ? ONE.clone : canExport ? ONE.export : NONE
}
