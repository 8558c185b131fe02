import { timesOf } from '#server/modules/game/phase-of.ts'
import { mayPlay, refuseToPlay, type AfterEnd } from '#server/modules/participation/may-play.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { ContainerGame } from '#server/store/rows/container.ts'
import type { Tables } from '#server/store/store.ts'
import { gameNow, isPaused } from '#contract/rules/game-clock.ts'
import { isClosed, isOut } from '#contract/rules/challenge-window.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { requireUnlocked } from '#server/modules/participation/require-unlocked.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import type { PlayedChallengeRef } from '#server/modules/challenge/challenge-ref.ts'
import { assignedInstance } from '#server/modules/challenge/assign-instance.ts'
import type { OwnParticipation } from '#server/store/rows/participation.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'

export interface Owner {
  participation: OwnParticipation
  challenge: Challenge
}

/** The caller's team, which was assigned a challenge with containers. Throws the first refusal. */
export async function requireOwner(
  { id, challengeId }: PlayedChallengeRef,
  actor: Actor,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'platformLog'>,
): Promise<Owner> {
  const { store, clock } = services
  if (id <= 0 || challengeId <= 0) throw refuse(404, 'challengeMissing')
  const now = clock.now()
  const player = await requirePlayer(id, actor, store, now, { afterEnd: 'closed' })
  const { participation, gameTime } = player
  const challenge = await store.challenges.byId(id, challengeId)
  if (!challenge || !isOut(challenge, gameTime)) throw refuse(404, 'challengeMissing')
  await requireUnlocked(challenge, player, store, now)
  await assignedInstance(participation, challenge, gameTime, services)
  if (!hasContainer(challenge.type)) throw refuse(400, 'challengeWithoutContainer')
  return { participation, challenge }
}

/** Checks the owner again under the lock, which serialises the players of a team. */
export async function lockOwner(
  { participation, challenge }: Owner,
  game: ContainerGame | null,
  { participations, instances }: Tables,
  { now, afterClose }: { now: number; afterClose: AfterEnd },
): Promise<ContainerGame> {
  const own = await participations.lock(participation.id)
  const bar = mayPlay({ game, participation: own }, now, 'closed')
  if (bar !== null) throw refuseToPlay(bar)
  // The check above already refuses a missing game, but the compiler cannot know.
  if (game === null) throw refuseToPlay('gameMissing')
  const held = await instances.holdChallenge(challenge.gameId, challenge.id, 'together')
  if (!held || !isOut(held, gameNow(game, now))) throw refuse(404, 'challengeMissing')
  if (afterClose === 'closed' && isPaused(game, now)) throw refuse(400, 'gamePaused')
  if (afterClose === 'closed' && isClosed(held, timesOf(game), now)) throw refuse(400, 'challengeClosed')
  return game
}
