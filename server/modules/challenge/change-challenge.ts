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

type Work<Value> = (challenge: Challenge, tables: Tables, game: Game, changes: Change[]) => Promise<Value>

/**
 * Runs one change of a game at a time. Joining waits too, because a team that joins while a challenge is
 * enabled could miss it. The lock order game, challenge, files is the same everywhere, so that no deadlock
 * occurs.
 */
export function changeChallenge<Value>(
  { id, cId }: ChallengeRef,
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
  work: Work<Value>,
): Promise<Value> {
  return commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const { value, isShown } = await changeOne(cId, { game, tables, changes }, services, work)
    await tellOfChanges({ game, tables, changes }, isShown)
    return value
  })
}

/** Like `changeChallenge`, for several challenges in one transaction, which announces the changes once. */
export function changeTogether<Value>(
  id: number,
  ids: readonly number[],
  services: Pick<Services, 'store' | 'publish' | 'clock'>,
  work: Work<Value>,
  finish: (values: readonly Value[], game: Game, tables: Tables) => Promise<void>,
): Promise<void> {
  return commit(services, async (tables, changes) => {
    const game = await lockGame(id, tables)
    const values: Value[] = []
    let isAnyShown = false
    for (const cId of ids) {
      const { value, isShown } = await changeOne(cId, { game, tables, changes }, services, work)
      values.push(value)
      isAnyShown ||= isShown
    }
    await tellOfChanges({ game, tables, changes }, isAnyShown)
    await finish(values, game, tables)
  })
}

interface GameChange {
  game: Game
  tables: Tables
  changes: Change[]
}

/** `isShown`: the board shows something else now. */
async function changeOne<Value>(
  cId: number,
  { game, tables, changes }: GameChange,
  { clock }: Pick<Services, 'clock'>,
  work: Work<Value>,
): Promise<{ value: Value; isShown: boolean }> {
  const challenge = await tables.challenges.lock(game.id, cId)
  if (!challenge) throw refuse(404, 'challengeMissing')
  const value = await work(challenge, tables, game, changes)
  const after = await tables.challenges.byId(game.id, cId)
  if (after && after.title !== challenge.title) changes.push({ kind: 'names-changed', gameId: game.id })
  const now = gameNow(game, clock.now())
  if (after && isOut(after, now) && textOf(challenge) !== textOf(after)) await tellTeams(cId, tables, changes)
  return { value, isShown: shownOf(challenge, now) !== shownOf(after, now) }
}

async function tellOfChanges({ game, tables, changes }: GameChange, isShown: boolean): Promise<void> {
  if (isShown) changes.push(await boardChange(game.id, tables))
  changes.push({ kind: 'challenge-changed', gameId: game.id })
}

/** Makes all boards, and the lists of teams that follow from them, be read again. */
export const boardChange = async (gameId: number, tables: Tables): Promise<Change> => ({
  kind: 'board-facts',
  gameId,
  facts: await appendBoardChange(gameId, tables),
})

/** Players see how many flags there are, if they need all of them. */
export async function tellOfFlags(
  challenge: Challenge,
  { tables, game, changes }: GameChange,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> {
  if (challenge.needsAllFlags && isOut(challenge, gameNow(game, clock.now())))
    await tellTeams(challenge.id, tables, changes)
}

/** Teams that have opened the challenge read it again. */
export async function tellTeams(challengeId: number, tables: Tables, changes: Change[]): Promise<void> {
  for (const team of await tables.teamItems.appendHints(challengeId))
    changes.push({ kind: 'team-item', item: { kind: 'hints', challengeId }, ...team })
}

const textOf = ({ content, hints, attemptLimit, needsAllFlags }: Challenge) =>
  [attemptLimit, needsAllFlags, content, ...hints].join('\0')

/** The fields of a challenge that the board shows or players' lists follow from, as a text for comparison. */
function shownOf(challenge: Challenge | null, now: number): string {
  if (!challenge || !isOut(challenge, now)) return ''
  const { title, tag, originalScore, minScoreRate, difficulty, prerequisites } = challenge
  return JSON.stringify([title, tag, originalScore, minScoreRate, difficulty, prerequisites])
}
