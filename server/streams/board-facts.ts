import type { Boards } from '#server/modules/board/boards.ts'
import type { Streams } from './streams.ts'

/** Whoever tells the boards of new facts has told those who follow them, too. */
export const streamed = (boards: Boards, streams: Streams): Boards => ({
  ...boards,
  tell: (gameId, facts) => {
    boards.tell(gameId, facts)
    for (const { seq, ...fact } of facts) streams.tell({ stream: 'board', game: gameId }, seq, [fact])
  },
})
