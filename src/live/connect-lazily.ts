import type { HubConnector } from './hub-connector.ts'

/** Opens the connection when its code has loaded. A failure to load counts as a failure of the network. */
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
