import type { DetailedGameInfoModel } from '#contract/models/game.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/serializers/image-url.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import { knowsGame } from '#server/modules/game-access/known-game.ts'
import type { Services } from '#server/modules/services.ts'

export async function readGameSummary(
  id: number,
  actor: Actor | null,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<DetailedGameInfoModel> {
  const [game, teamCount, own] = await Promise.all([
    store.games.byId(id),
    store.participations.countOf(id),
    actor ? store.participations.ofUser(id, actor.id) : null,
  ])
  if (!game || !(await knowsGame(game, actor, store))) throw refuse(404, 'gameMissing')
  return {
    id: game.id,
    title: game.title,
    summary: game.summary,
    content: game.content,
    hidden: game.hidden,
    organizations: game.organizations,
    inviteCodeRequired: game.inviteCode !== null && game.inviteCode !== '',
    poster: imageUrl(game.posterHash, 'poster'),
    limit: game.teamMemberCountLimit,
    teamCount,
    organization: own?.organization ?? null,
    teamName: own?.teamName ?? null,
    practiceMode: game.practiceMode,
    status: own?.status ?? 'Unsubmitted',
    start: toIso(game.startAt),
    // A client that knows no pauses must not take the game for ended.
    end: toIso(movedByPause(game.endAt, game, clock.now())),
    ...(game.pausedAt === null ? {} : { pausedAt: toIso(game.pausedAt) }),
  }
}
