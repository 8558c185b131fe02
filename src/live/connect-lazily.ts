import type { HubConnector } from './hub-connector.ts'

/** Opens the line as soon as what it needs has come. That it did not come is a fault of the same network. */
export function connectLazily<Needed>(
  load: () => Promise<Needed>,
  connect: (needed: Needed) => () => void,
  say: Parameters<HubConnector>[1],
): () => void {
  let hangUp: (() => void) | null = null
  let isOver = false
  load().then(
    (needed) => {
      if (!isOver) hangUp = connect(needed)
    },
    () => isOver || say({ type: 'hub.dropped' }),
  )
  return () => {
    isOver = true
    hangUp?.()
  }
}
