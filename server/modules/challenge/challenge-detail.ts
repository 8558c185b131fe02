import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { toIso } from '#contract/models/time.ts'
import { challengeOf } from '#contract/rules/board/read-board.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import { toAttachment } from '#server/serializers/attachment.ts'
import { entryOf } from '#server/serializers/container.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import type { Challenge } from '#server/store/challenges.ts'
import type { Instance } from '#server/store/instances.ts'
import type { OwnParticipation } from '#server/store/rows/participation.ts'
import type { Tables } from '#server/store/store.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Services } from '#server/modules/services.ts'
import type { ChallengeRef } from './challenge-ref.ts'
import { assignedInstance } from './assign-instance.ts'

export async function readChallengeDetail(
  place: ChallengeRef,
  actor: Actor,
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'boards' | 'platformLog'>,
): Promise<ChallengeDetailModel> {
  const { store, clock, boards } = services
  if (place.id <= 0 || place.cId <= 0) throw refuse(404, 'challengeMissing')
  const now = clock.now()
  const { participation, gameTime } = await requirePlayer(place.id, actor, store, now, {
    afterEnd: 'closed',
  })
  const challenge = await store.challenges.byId(place.id, place.cId)
  if (!challenge || !isOut(challenge, gameTime)) throw refuse(404, 'challengeMissing')
  const instance = await assignedInstance(participation, challenge, gameTime, services)
  const { id, title, content, tag, hints, type, originalScore, attemptLimit } = challenge
  const shown = await boards.of(place.id, 'public')
  const score = (shown && challengeOf(shown.board, id)?.score) ?? originalScore
  const attached = await attachedTo(challenge, instance, store)
  const running = await runningFor(challenge, participation, store, now)
  const context = { ...running, ...attached }
  return { id, title, content, tag, hints, score, attemptLimit, type, context }
}

/** A container that waits or is being started has no address yet. */
async function runningFor(
  { id, type }: Challenge,
  participation: OwnParticipation,
  { containers }: Tables,
  now: number,
) {
  const found = hasContainer(type)
    ? await containers.find({ challengeId: id, participationId: participation.id })
    : null
  if (!found?.place || found.expectStopAt === null) return { closeTime: null, instanceEntry: null }
  return {
    closeTime: toIso(movedByPause(found.expectStopAt, found, now)),
    instanceEntry: entryOf(found.place),
  }
}

/** All teams see the same file name, because the name of a team's attachment could reveal which one it is. */
async function attachedTo(
  { id, type, fileName }: Challenge,
  { flagId }: Instance,
  { attachments, instances }: Tables,
) {
  const isOwn = type === 'DynamicAttachment'
  const stored = isOwn ? flagId && (await instances.attachmentOf(flagId)) : await attachments.ofChallenge(id)
  if (!stored) return { url: null, fileSize: null }
  const { url, fileSize } = toAttachment(
    isOwn && stored.type === 'Local' ? { ...stored, name: fileName } : stored,
  ) ?? { url: null, fileSize: null }
  return { url, fileSize }
}
