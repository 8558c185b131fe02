import type { LiveSource } from '#machines/live/live-types.ts'
import { followConnection } from './tab-connections.ts'

/** Tells when names in a game's past events and submissions may have changed. */
export function followNames(source: LiveSource, game: number, changed: () => void): () => void {
  let leave = () => {}
  const end = followConnection(source, 'monitor', game, (connection) => {
    leave()
    leave =
      connection?.follow({
        stream: 'monitor',
        position: () => null,
        isCaughtUp: () => true,
        tell: ({ type }) => (type === 'line.hinted' ? changed() : undefined),
        hear: () => {},
      }) ?? (() => {})
  })
  return () => {
    end()
    leave()
  }
}
