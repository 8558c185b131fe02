import { listWriteups } from '#contract/calls/admin.ts'
import { getCategoriesToEdit } from '#contract/calls/categories.ts'
import { getGameToEdit, listChallengesToEdit, listNoticesToEdit } from '#contract/calls/edit.ts'
import { listCheats, listParticipations } from '#contract/calls/game.ts'
import type { GameEdit } from '#contract/streams.ts'
import type { Rereads } from '#src/api/reads.ts'
import { oneByOne } from './one-by-one.ts'
import { refreshOpening } from './opening-check.ts'

/**
 * Reads again what an organiser's screens show of the part of a game that has changed. Organisers are few:
 * they need not spread.
 */
export function refreshEdited({ reads }: { reads: Rereads }): (edit: GameEdit) => void {
  const inTurn = oneByOne<number>()
  const due = new Map<string, () => void>()
  /** A connection that opens reads all parts, and several of them show the same: it is read once. */
  function once(key: string, read: () => void) {
    if (due.size === 0)
      queueMicrotask(() => {
        for (const each of due.values()) each()
        due.clear()
      })
    due.set(key, read)
  }
  return ({ game, part }) => {
    const sent = { params: { id: game } }
    switch (part) {
      case 'game':
        // Only the stored value refreshes. An open form keeps its input.
        reads.refresh(getGameToEdit, sent)
        reads.refresh(getCategoriesToEdit, sent)
        return once(`opening ${game}`, () => refreshOpening(reads, game))
      case 'names':
        // Names are shown beside past events. Those come from streams, whose followers read them again.
        return undefined
      case 'writeups':
        return once(`writeups ${game}`, () => reads.refresh(listWriteups, sent))
      case 'teams':
        reads.refresh(listCheats, sent)
        once(`writeups ${game}`, () => reads.refresh(listWriteups, sent))
        return inTurn(game, () => reads.reread(listParticipations, sent))
      case 'challenges':
        reads.refresh(listChallengesToEdit, sent)
        // Only the stored value refreshes. An open editor keeps its input.
        reads.refreshBelow(`/api/edit/games/${game}/challenges/`)
        return once(`opening ${game}`, () => refreshOpening(reads, game))
      case 'notices':
        return reads.refresh(listNoticesToEdit, sent)
      default:
        return part satisfies never
    }
  }
}
