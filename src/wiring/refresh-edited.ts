import { listWriteups } from '#contract/calls/admin.ts'
import { getCategoriesToEdit } from '#contract/calls/categories.ts'
import { getGameToEdit, listChallengesToEdit, listNoticesToEdit } from '#contract/calls/edit.ts'
import { listCheats, listParticipations } from '#contract/calls/game.ts'
import type { GameEdit } from '#contract/streams.ts'
import { oneByOne } from './one-by-one.ts'
import { refreshOpening } from './opening-check.ts'
import type { ClientServices } from './services.ts'

/**
 * Reads again what an organiser's screens show of the part of a game that has changed. Organisers are few:
 * they need not spread.
 */
export function refreshEdited({ reads }: Pick<ClientServices, 'reads'>): (edit: GameEdit) => void {
  const inTurn = oneByOne<number>()
  const opening = new Set<number>()
  /** A connection that opens reads all parts, and several of them ask for the same check. */
  function checkOpening(game: number) {
    if (opening.size === 0)
      queueMicrotask(() => {
        for (const each of opening) refreshOpening(reads, each)
        opening.clear()
      })
    opening.add(game)
  }
  return ({ game, part }) => {
    const sent = { params: { id: game } }
    switch (part) {
      case 'game':
        // Only the stored value refreshes. An open form keeps its input.
        reads.refresh(getGameToEdit, sent)
        reads.refresh(getCategoriesToEdit, sent)
        return checkOpening(game)
      case 'names':
        // Streams report past events, and their followers read again.
        return undefined
      case 'writeups':
        return reads.refresh(listWriteups, sent)
      case 'teams':
        reads.refresh(listCheats, sent)
        reads.refresh(listWriteups, sent)
        return inTurn(game, () => reads.reread(listParticipations, sent))
      case 'challenges':
        reads.refresh(listChallengesToEdit, sent)
        // Only the stored value refreshes. An open editor keeps its input.
        reads.refreshBelow(`/api/edit/games/${game}/challenges/`)
        return checkOpening(game)
      case 'notices':
        return reads.refresh(listNoticesToEdit, sent)
      default:
        return part satisfies never
    }
  }
}
