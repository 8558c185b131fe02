import type { ScoreboardItem } from '../models/scoreboard.ts'
import type { Board } from '../rules/board/board.ts'
import { withFact } from '../rules/board/fold-board.ts'
import { shareUnchanged } from '../rules/board/share-unchanged.ts'
import type { StreamItems } from '../streams.ts'
import type { Feed } from './feed.ts'

export interface BoardRead {
  board: Board
  /** Rows by team. Null: the server has a call for one team's row, so the board carries none. */
  items: ReadonlyMap<number, ScoreboardItem> | null
}

export const boardFeed: Feed<BoardRead, StreamItems['board']> = {
  // A slow response must not undo newer facts.
  adopt(before, fetched) {
    if (before === null) return fetched
    if (fetched.board.seq < before.board.seq) return before
    const board = shareUnchanged(before.board, fetched.board)
    return board === before.board && fetched.items === before.items ? before : { board, items: fetched.items }
  },
  // A server without numbers sends no facts, so there is nothing to merge.
  merge: (read) => read,
  apply(read, fact, seq) {
    if (seq <= read.board.seq) return read
    if (fact.kind === 'hidden')
      return seq === read.board.seq + 1 ? { ...read, board: { ...read.board, seq } } : null
    // A change, or a kind that only a newer server knows. Both need a new snapshot.
    if (fact.kind !== 'solve') return null
    const board = withFact(read.board, { ...fact, seq })
    return board && { ...read, board }
  },
  // Null: this server does not number facts. Its `seq` is zero then.
  seqOf: ({ board, items }) => (items === null ? board.seq : null),
}
