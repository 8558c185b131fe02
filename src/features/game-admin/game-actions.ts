export type GameAction = 'clone' | 'export'

const NONE: readonly GameAction[] = []
const BOTH: readonly GameAction[] = ['clone', 'export']
const ONE: Readonly<Record<GameAction, readonly GameAction[]>> = { clone: ['clone'], export: ['export'] }

/** The actions that this server supports. The list stays identical, so rows do not render again. */
export function actionsOf(features: readonly string[] | undefined): readonly GameAction[] {
  const [canClone, canExport] = [features?.includes('game-clone'), features?.includes('game-archive')]
  if (canClone && canExport) return BOTH
  return canClone ? ONE.clone : canExport ? ONE.export : NONE
}
