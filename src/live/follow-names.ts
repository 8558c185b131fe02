import type { LiveSource } from '#machines/live/live-types.ts'
import { followConnection } from './tab-connections.ts'

/** Reports that names in past events and submissions of a game may have changed. */
export function followNames(source: LiveSource, game: number, changed: () => void): () => void {
  let leave = () => {}
  const end = followConnection(source, 'monitor', game, (connection) => {
    leave()
    leave =
      connection?.follow({
        stream: 'monitor',
        position: () => null,
        isCaughtUp: () => true,
        readAt: () => null,
        tell: ({ type }) => (type === 'line.hinted' ? changed() : undefined),
        hear: () => {},
      }) ?? (() => {})
  })
  return () => {
    end()
    leave()
  }
}
