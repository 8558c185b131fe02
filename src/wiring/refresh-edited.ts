import { listAcceptedFindings } from '#contract/calls/accepted-findings.ts'
import { listWriteups } from '#contract/calls/admin.ts'
import { getCategoriesToEdit } from '#contract/calls/categories.ts'
import { getRoomOverview } from '#contract/calls/room-overview.ts'
import { listAddressedNotices } from '#contract/calls/addressed-notices.ts'
import { getGameToEdit, listChallengesToEdit, listNoticesToEdit } from '#contract/calls/edit.ts'
import { listCheats, listParticipations } from '#contract/calls/game.ts'
import { getSchedule } from '#contract/calls/schedule.ts'
import { listTeamPairs } from '#contract/calls/team-pairs.ts'
import type { GameEdit } from '#contract/streams.ts'
import type { Rereads } from '#src/api/reads.ts'
import { oneByOne } from './one-by-one.ts'
import { refreshOpening } from './opening-check.ts'

/** A crowd of solves causes one read in this time, which has the figures of all of them. */
const SOLVES_MS = 1_000

/**
 * Reads again what organisers' screens show of a changed part of a game. Organisers are few, so their reads
 * are not spread over time.
 */
export function refreshEdited({ reads }: { reads: Rereads }): (edit: GameEdit) => void {
  const inTurn = oneByOne<number>()
  const due = new Map<string, () => void>()
  /** A new connection reads all parts, and several of them need the same data, which is read once. */
  function once(key: string, read: () => void) {
    if (due.size === 0)
      queueMicrotask(() => {
        for (const each of due.values()) each()
        due.clear()
      })
    due.set(key, read)
  }
  const counting = new Set<number>()
  /** Refreshes only the stored value. An open editor keeps its input. */
  const readChallenges = (game: number) =>
    once(`challenges ${game}`, () => {
      reads.refresh(listChallengesToEdit, { params: { id: game } })
      reads.refreshBelow(`/api/edit/games/${game}/challenges/`)
    })
  return ({ game, part }) => {
    const sent = { params: { id: game } }
    switch (part) {
      case 'game':
        reads.refresh(getRoomOverview, sent)
        // Refreshes only the stored value. An open form keeps its input.
        reads.refresh(getGameToEdit, sent)
        reads.refresh(getCategoriesToEdit, sent)
        reads.refresh(getSchedule, sent)
        return once(`opening ${game}`, () => refreshOpening(reads, game))
      case 'names':
        // Names appear in past events, which come from streams. Their followers read them again.
        return undefined
      case 'writeups':
        return once(`writeups ${game}`, () => reads.refresh(listWriteups, sent))
      case 'teams':
        reads.refresh(listCheats, sent)
        reads.refresh(listTeamPairs, sent)
        once(`writeups ${game}`, () => reads.refresh(listWriteups, sent))
        return inTurn(game, () => reads.reread(listParticipations, sent))
      case 'challenges':
        readChallenges(game)
        reads.refresh(getSchedule, sent)
        return once(`opening ${game}`, () => refreshOpening(reads, game))
      case 'solves':
        if (counting.has(game)) return undefined
        counting.add(game)
        return void setTimeout(() => {
          counting.delete(game)
          readChallenges(game)
        }, SOLVES_MS)
      case 'attention':
        reads.refresh(listAcceptedFindings, sent)
        return reads.refresh(getRoomOverview, sent)
      case 'pairs':
        return reads.refresh(listTeamPairs, sent)
      case 'notices':
        reads.refresh(listAddressedNotices, sent)
        return reads.refresh(listNoticesToEdit, sent)
      default:
        return part satisfies never
    }
  }
}
