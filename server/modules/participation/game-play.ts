import { getGameDetails } from '#contract/calls/game.ts'
import type {
  ChallengeItem,
  GameDetailModel,
  LockedChallenge,
  ScoreboardItem,
} from '#contract/models/scoreboard.ts'
import { BEGINNING, toIso } from '#contract/models/time.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { cellOf, challengeOf } from '#contract/rules/board/read-board.ts'
import { isLocked, lackedOf } from '#contract/rules/prerequisites.ts'
import { timesOf } from '#server/modules/game/phase-of.ts'
import type { Game } from '#server/store/games.ts'
import type { GameBoard } from '#server/modules/board/boards.ts'
import { writePart } from '#server/http/answer-writer.ts'
import {
  joinedAnswer,
  sharedPart,
  type KeptAnswer,
  type ReadyAnswer,
  type SharedPart,
} from '#server/http/ready-answer.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import { toChallenges, toScoreboardItem } from '#server/modules/board/scoreboard-item.ts'
import { requirePlayer } from './require-player.ts'
import type { OwnParticipation } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

export async function readGamePlay(
  gameId: number,
  actor: Actor,
  { store, clock, boards, kept }: Pick<Services, 'store' | 'clock' | 'boards' | 'kept'>,
): Promise<KeptAnswer> {
  const now = clock.now()
  const { game, participation } = await requirePlayer(gameId, actor, kept, now, { afterEnd: 'closed' })
  const [shown, whole] = await Promise.all([
    boards.current(gameId, 'public'),
    boards.current(gameId, 'monitors'),
  ])
  if (shown === null || whole === null) throw refuse(404, 'gameMissing')
  const locked = lockedFor(participation.teamId, { shown, whole }, game, now)
  const wpddlAt = movedByPause(game.wpddlAt, game, now)
  const write = (row: string) => {
    const rest: Pick<GameDetailModel, 'locked' | 'teamToken' | 'wpddl'> = {
      ...(locked.length > 0 ? { locked } : {}),
      teamToken: participation.token,
      wpddl: toIso(wpddlAt),
    }
    const end = `,${row},${writePart(getGameDetails.rules.answer, rest)}}`
    return joinedAnswer(challengesOf(shown, locked), end)
  }
  const own = ownPart(participation.teamId, { shown, whole })
  if (own.row === null)
    return { ready: write(writeRow(await unranked(participation, store))), readers: 'one' }
  // On one board, a locked challenge lacks the same for the whole time.
  const key = [participation.token, wpddlAt, ...locked.map(({ id }) => id)].join()
  if (own.last?.key !== key) own.last = { key, ready: write(own.row) }
  return { ready: own.last.ready, readers: 'one' }
}

/** A board is immutable, so texts written from it stay valid as long as the board exists. */
const writtenChallenges = new WeakMap<GameBoard, Map<string, SharedPart>>()
const ownParts = new WeakMap<GameBoard, { whole: GameBoard; ofTeams: Map<number, OwnPart> }>()

/** The row is null: the team is not on the board. */
interface OwnPart {
  row: string | null
  last: { key: string; ready: ReadyAnswer } | null
}

/** Written once for all teams for which the same challenges are locked. */
function challengesOf(shown: GameBoard, locked: readonly LockedChallenge[]): SharedPart {
  const known = writtenChallenges.get(shown) ?? new Map<string, SharedPart>()
  writtenChallenges.set(shown, known)
  const ids = new Set(locked.map(({ id }) => id))
  const key = [...ids].join()
  const found = known.get(key)
  if (found) return found
  const challenges: Pick<GameDetailModel, 'challenges'> = { challenges: toChallenges(shown.board, ids) }
  const part = sharedPart(`{${writePart(getGameDetails.rules.answer, challenges)}`)
  known.set(key, part)
  return part
}

function ownPart(teamId: number, boards: { shown: GameBoard; whole: GameBoard }): OwnPart {
  const { shown, whole } = boards
  const found = ownParts.get(shown)
  const parts = found?.whole === whole ? found : { whole, ofTeams: new Map<number, OwnPart>() }
  if (parts !== found) ownParts.set(shown, parts)
  const known = parts.ofTeams.get(teamId)
  if (known !== undefined) return known
  const row = ownRow(teamId, boards)
  const part: OwnPart = { row: row && writeRow(row), last: null }
  parts.ofTeams.set(teamId, part)
  return part
}

const writeRow = (rank: GameDetailModel['rank']) => writePart(getGameDetails.rules.answer, { rank })

/** Names only challenges that are out. In practice, after the end, none is locked. */
function lockedFor(
  teamId: number,
  { shown, whole }: { shown: GameBoard; whole: GameBoard },
  game: Game,
  now: number,
): LockedChallenge[] {
  const { board, prerequisites } = whole
  if (prerequisites.size === 0) return []
  const { teams, challenges } = board.places
  const team = teams.get(teamId) ?? -1
  const hasSolved = (id: number) => cellOf(board, team, challenges.get(id) ?? -1) !== null
  return shown.board.challenges.flatMap(({ id, title, tag, score }) => {
    const lacked = lackedOf({ id, prerequisites: prerequisites.get(id) ?? [] }, { has: hasSolved })
    if (!isLocked(lacked, timesOf(game), now)) return []
    return [{ id, title, tag, score, lacks: lacked.filter((needed) => challenges.has(needed)) }]
  })
}

/** A team sees its own solves. For hidden ones, neither the number of solves nor the first team is shown. */
function ownRow(
  teamId: number,
  { shown, whole }: { shown: GameBoard; whole: GameBoard },
): ScoreboardItem | null {
  const row = toScoreboardItem(shown, teamId)
  if (row === null || shown === whole) return row
  const own = new Map(toScoreboardItem(whole, teamId)?.challenges.map((cell) => [cell.id, cell]))
  const challenges = row.challenges.map((cell): ChallengeItem => {
    const solved = own.get(cell.id)
    if (cell.type !== 'Unaccepted' || !solved || solved.type === 'Unaccepted') return cell
    return { ...solved, type: 'Normal', score: challengeOf(shown.board, cell.id)?.score ?? 0 }
  })
  return { ...row, challenges }
}

/** A team without instances is on no board. */
async function unranked(
  { teamId, teamName }: OwnParticipation,
  { teams }: Pick<Tables, 'teams'>,
): Promise<ScoreboardItem> {
  const team = await teams.byId(teamId)
  return {
    id: teamId,
    name: teamName,
    bio: '',
    organization: null,
    avatar: imageUrl(team?.avatarHash ?? null, 'avatar'),
    score: 0,
    rank: 0,
    organizationRank: null,
    solvedCount: 0,
    lastSubmissionTime: BEGINNING,
    challenges: [],
  }
}
