import { listChallengesToEdit, listNoticesToEdit } from '#contract/calls/edit.ts'
import { listCheats, listParticipations } from '#contract/calls/game.ts'
import type { GameEdit } from '#contract/streams.ts'
import { refreshOpening } from './opening-check.ts'
import type { ClientServices } from './services.ts'

/**
 * Reads again what an organiser's screens show of the part of a game that has changed. Organisers are few:
 * they need not spread.
 */
export function refreshEdited({ reads }: Pick<ClientServices, 'reads'>): (edit: GameEdit) => void {
  const inTurn = oneByOne()
  return ({ game, part }) => {
    const sent = { params: { id: game } }
    switch (part) {
      case 'teams':
        reads.refresh(listCheats, sent)
        return inTurn(game, () => reads.reread(listParticipations, sent))
      case 'challenges':
        reads.refresh(listChallengesToEdit, sent)
        // Of an open editor only what is stored: the form keeps what is typed.
        reads.refreshBelow(`/api/edit/games/${game}/challenges/`)
        return refreshOpening(reads, game)
      case 'notices':
        return reads.refresh(listNoticesToEdit, sent)
      default:
        return part satisfies never
    }
  }
}

/**
 * In a crowd each reading would outdate the one before, and none would be shown: what changes during one is
 * for one more after it.
 */
function oneByOne() {
  const running = new Map<number, { isOutdated: boolean }>()
  async function run(game: number, read: () => Promise<void>) {
    const reading = { isOutdated: false }
    running.set(game, reading)
    await read()
    running.delete(game)
    if (reading.isOutdated) await run(game, read)
  }
  return (game: number, read: () => Promise<void>): void => {
    const reading = running.get(game)
    if (reading) reading.isOutdated = true
    else void run(game, read)
  }
}
