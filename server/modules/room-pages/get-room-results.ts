import type { RoomResultsModel, RoomSolve } from '#contract/models/room-pages.ts'
import { toIso } from '#contract/models/time.ts'
import type { Board } from '#contract/rules/board/board.ts'
import { cellOf } from '#contract/rules/board/read-board.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { SolverRow } from '#server/store/rows/room-page.ts'
import { historyOf, requireRoom, toTries } from './page-parts.ts'

const HOUR_MS = 3_600_000
const TRYING_MS = HOUR_MS / 2

export async function getRoomResults(
  gameId: number,
  challengeId: number,
  actor: Pick<Actor, 'role'>,
  { store, boards, clock }: Pick<Services, 'store' | 'boards' | 'clock'>,
): Promise<RoomResultsModel> {
  const game = await requireRoom(gameId, actor, { store, clock })
  const now = clock.now()
  const pages = store.roomPages
  const [challenge, shown] = await Promise.all([
    store.challenges.byId(gameId, challengeId),
    boards.of(gameId, 'monitors'),
  ])
  if (challenge === null || shown === null) throw refuse(404, 'challengeMissing')
  const [tries, halfHours, solvers, wrong, foreign, unsolved, trying, history] = await Promise.all([
    pages.tries({ of: 'challenge', challengeId }),
    pages.halfHours(challengeId),
    pages.solvers(challengeId),
    pages.wrongAnswers(challengeId),
    pages.foreignFlags(challengeId),
    pages.unsolved(challengeId),
    pages.trying(challengeId, now - TRYING_MS),
    historyOf([['challenge', String(challengeId)]], actor, { store }),
  ])
  const { board } = shown
  const state = board.challenges[board.places.challenges.get(challengeId) ?? -1] ?? null
  return {
    challengeId,
    title: challenge.title,
    tag: challenge.tag,
    isEnabled: challenge.isEnabled,
    openedAt: toIso(Math.max(challenge.opensAt ?? 0, game.startAt)),
    worth: state?.score ?? challenge.originalScore,
    original: challenge.originalScore,
    teams: board.rows.length,
    tries: toTries(tries),
    lastHour: (state?.ats ?? []).filter((at) => at > now - HOUR_MS).length,
    halfHours: halfHours.map(({ at, ...counts }) => ({ at: toIso(at), ...counts })),
    solved: solvedOn(board, challengeId, solvers),
    wrongAnswers: wrong,
    foreignFlags: foreign.count,
    foreignTeams: foreign.teams,
    unsolved,
    trying: trying.map(({ avatarHash, lastAt, ...team }) => ({
      ...team,
      avatar: imageUrl(avatarHash, 'avatar'),
      lastAt: toIso(lastAt),
    })),
    history,
  }
}

/** Only solves on the board count, so those of suspended teams and of practice are left out. */
function solvedOn(board: Board, challengeId: number, solvers: readonly SolverRow[]): RoomSolve[] {
  const challenge = board.places.challenges.get(challengeId) ?? -1
  return solvers.flatMap(({ participationId, teamId, at, userId, user, attempt }) => {
    const place = board.places.teams.get(teamId) ?? -1
    const [row, cell] = [board.rows[place], cellOf(board, place, challenge)]
    if (row === undefined || cell === null) return []
    const { placing, points } = cell
    return [
      {
        participationId,
        team: row.name,
        avatar: row.avatar,
        userId,
        user,
        at: toIso(at),
        attempt,
        placing,
        points,
      },
    ]
  })
}
