import type { Boards } from './boards.ts'
import type { StreamWriter } from '#server/live/streams/stream-writer.ts'

/** Whoever tells the boards of new facts has told those who follow them, too. */
export const streamed = (boards: Boards, streams: StreamWriter): Boards => ({
  ...boards,
  tell: (gameId, facts) => {
    boards.tell(gameId, facts)
    for (const { seq, ...fact } of facts) streams.tell({ stream: 'board', game: gameId }, seq, [fact])
  },
})
