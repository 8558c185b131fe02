import type { HubConnector } from './hub-connector.ts'

/** Opens the line as soon as the hub's library has come. That it did not come is a fault of the same network. */
export function connectLazily(load: () => Promise<HubConnector>, ...[address, say]: Parameters<HubConnector>): () => void {
  let hangUp: (() => void) | null = null
  let isOver = false
  load().then(
    (connect) => {
      if (!isOver) hangUp = connect(address, say)
    },
    () => isOver || say({ type: 'hub.dropped' }),
  )
  return () => {
    isOver = true
    hangUp?.()
  }
}
