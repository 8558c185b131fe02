import { gameNow } from '#contract/rules/game-clock.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import type { Change } from '#server/live/change.ts'
import { commit } from '#server/modules/commit.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Game } from '#server/store/games.ts'
import type { Tables } from '#server/store/store.ts'
import { appendBoardChange } from '#server/modules/board/append-change.ts'
import { lockGame } from '#server/modules/game/edit-game.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { ChallengeRef } from './challenge-ref.ts'

/**
 * Runs one change of a game at a time. Joining waits too, because a team that joins while a challenge is
 * enabled could miss it. The lock order game, challenge, files is the same everywhere, so that no deadlock
 * occurs.
 */
export function changeChallenge<Value>(
  { id, cId }: ChallengeRef,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
  work: (challenge: Challenge, tables: Tables, game: Game, changes: Change[]) => Promise<Value>,
): Promise<Value> {
  return commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const challenge = await tables.challenges.lock(id, cId)
    if (!challenge) throw refuse(404, 'challengeMissing')
    const value = await work(challenge, tables, game, changes)
    const after = await tables.challenges.byId(id, cId)
    if (after && after.title !== challenge.title) changes.push({ kind: 'names-changed', gameId: id })
    const now = gameNow(game, services.clock.now())
    if (after && isOut(after, now) && textOf(challenge) !== textOf(after))
      await tellTeams(cId, tables, changes)
    if (shownOf(challenge, now) !== shownOf(after, now))
      changes.push({ kind: 'board-facts', gameId: id, facts: await appendBoardChange(id, tables) })
    changes.push({ kind: 'challenge-changed', gameId: id })
    return value
  })
}

/** Teams that have opened the challenge read it again. */
export async function tellTeams(challengeId: number, tables: Tables, changes: Change[]): Promise<void> {
  for (const team of await tables.teamItems.appendHints(challengeId))
    changes.push({ kind: 'team-item', item: { kind: 'hints', challengeId }, ...team })
}

const textOf = ({ content, hints, attemptLimit }: Challenge) => [attemptLimit, content, ...hints].join('\0')

/** The fields of a challenge that the board shows or computes with, as a text for comparison. */
function shownOf(challenge: Challenge | null, now: number): string {
  if (!challenge || !isOut(challenge, now)) return ''
  const { title, tag, originalScore, minScoreRate, difficulty } = challenge
  return JSON.stringify([title, tag, originalScore, minScoreRate, difficulty])
}
