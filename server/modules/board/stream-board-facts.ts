import type { Boards } from './boards.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'

/** Passes new facts to the boards and to the followers of the streams. */
export const streamed = (boards: Boards, streams: StreamWriter): Boards => ({
  ...boards,
  apply: (gameId, facts) => {
    boards.apply(gameId, facts)
    for (const { seq, ...fact } of facts) streams.append({ stream: 'board', game: gameId }, seq, [fact])
  },
})
