import type { Boards } from './boards.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'

/** Whoever tells the boards of new facts has told those who follow them, too. */
export const streamed = (boards: Boards, streams: StreamWriter): Boards => ({
  ...boards,
  apply: (gameId, facts) => {
    boards.apply(gameId, facts)
    for (const { seq, ...fact } of facts) streams.append({ stream: 'board', game: gameId }, seq, [fact])
  },
})
