import type { GameDetailModel, ScoreboardItem } from '#contract/models/scoreboard.ts'
import { BEGINNING, toIso } from '#contract/models/time.ts'
import { imageUrl } from '#server/modules/asset-url.ts'
import { toChallenges, toScoreboardItem } from '#server/modules/board/view.ts'
import { asPlayer } from '#server/modules/participation/gate.ts'
import type { OwnParticipation } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/wire/actor.ts'
import { refuse } from '#server/wire/refusal.ts'
import type { Around } from '#server/wire/serve.ts'

export async function readDetails(gameId: number, actor: Actor, { store, clock, boards }: Around): Promise<GameDetailModel> {
  const { game, participation } = await asPlayer(gameId, actor, store, clock.now(), { afterEnd: 'closed' })
  const shown = await boards.of(gameId)
  if (shown === null) throw refuse(404, 'gameMissing')
  return {
    challenges: toChallenges(shown.board),
    rank: toScoreboardItem(shown, participation.teamId) ?? (await unranked(participation, store)),
    teamToken: participation.token,
    wpddl: toIso(game.wpddlAt),
  }
}

/** A team that has been given nothing is on no board. */
async function unranked({ teamId, teamName }: OwnParticipation, { teams }: Pick<Tables, 'teams'>): Promise<ScoreboardItem> {
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
