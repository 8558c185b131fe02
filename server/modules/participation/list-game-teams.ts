import type { GameTeamModel } from '#contract/models/game-team.ts'
import { toIso, toIsoOrNull } from '#contract/models/time.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

/** Takes ranks and points from the board, and counts everything else in the database. */
export async function listGameTeams(
  gameId: number,
  { store, boards }: Pick<Services, 'store' | 'boards'>,
): Promise<GameTeamModel[]> {
  if (!(await store.games.exists(gameId))) throw refuse(404, 'gameMissing')
  const [rows, standing] = [await store.teamReviews.figures(gameId), await boards.of(gameId, 'monitors')]
  const ranked = new Map(standing?.board.rows.map((row, place) => [row.id, { row, place }]))
  return rows.map(({ participationId, teamId, askedAt, wrong, seenAt, addresses }) => {
    const found = ranked.get(teamId)
    const times = found && standing?.board.times[found.place]?.filter((at) => !Number.isNaN(at))
    return {
      participationId,
      teamId,
      askedAt: toIso(askedAt),
      rank: found?.row.rank ?? 0,
      score: found?.row.score ?? 0,
      solves: times?.length ?? 0,
      wrong,
      lastSolveAt: times && times.length > 0 ? toIso(Math.max(...times)) : null,
      seenAt: toIsoOrNull(seenAt),
      addresses,
    }
  })
}
