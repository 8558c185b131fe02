import type { ScoreboardItem } from '../models/scoreboard.ts'
import type { Board } from '../rules/board/board.ts'
import { withFact } from '../rules/board/fold-board.ts'
import { shareUnchanged } from '../rules/board/share-unchanged.ts'
import type { StreamItems } from '../streams.ts'
import type { Feed } from './feed.ts'

export interface BoardRead {
  board: Board
  /**
   * By team; null where the server tells a team's row on its own, and nobody has to carry all of them along.
   */
  items: ReadonlyMap<number, ScoreboardItem> | null
}

export const boardFeed: Feed<BoardRead, StreamItems['board']> = {
  // An answer that was long under way does not take back what was told meanwhile.
  adopt(before, fetched) {
    if (before === null) return fetched
    if (fetched.board.seq < before.board.seq) return before
    const board = shareUnchanged(before.board, fetched.board)
    return board === before.board && fetched.items === before.items ? before : { board, items: fetched.items }
  },
  // Facts that nobody counted do not follow from each other: such a server tells none.
  merge: (read) => read,
  apply(read, fact, seq) {
    if (seq <= read.board.seq) return read
    if (fact.kind === 'hidden')
      return seq === read.board.seq + 1 ? { ...read, board: { ...read.board, seq } } : null
    // A change, or what only a newer server says.
    if (fact.kind !== 'solve') return null
    const board = withFact(read.board, { ...fact, seq })
    return board && { ...read, board }
  },
  // Zero is what a server says that does not count.
  seqOf: ({ board, items }) => (items === null ? board.seq : null),
}
