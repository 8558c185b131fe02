import type { ChallengeItem, GameDetailModel, ScoreboardItem } from '#contract/models/scoreboard.ts'
import { BEGINNING, toIso } from '#contract/models/time.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { challengeOf } from '#contract/rules/board/read-board.ts'
import type { GameBoard } from '#server/modules/board/boards.ts'
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
  { store, clock, boards }: Pick<Services, 'store' | 'clock' | 'boards'>,
): Promise<GameDetailModel> {
  const now = clock.now()
  const { game, participation } = await requirePlayer(gameId, actor, store, now, { afterEnd: 'closed' })
  const [shown, whole] = await Promise.all([boards.of(gameId, 'public'), boards.of(gameId, 'monitors')])
  if (shown === null || whole === null) throw refuse(404, 'gameMissing')
  return {
    challenges: toChallenges(shown.board),
    rank: ownRow(participation.teamId, { shown, whole }) ?? (await unranked(participation, store)),
    teamToken: participation.token,
    wpddl: toIso(movedByPause(game.wpddlAt, game, now)),
  }
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
