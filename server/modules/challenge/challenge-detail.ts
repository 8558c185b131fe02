import { getChallenge } from '#contract/calls/game.ts'
import type { ChallengeDetailModel } from '#contract/models/challenge.ts'
import { toIso } from '#contract/models/time.ts'
import { challengeOf } from '#contract/rules/board/read-board.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { movedByPause } from '#contract/rules/game-clock.ts'
import { isDynamic } from '#contract/rules/judge-flag.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import type { Made } from '#server/base/keep-by-version.ts'
import { TOPIC } from '#server/base/versions.ts'
import { writePart } from '#server/http/answer-writer.ts'
import { joinedAnswer, sharedPart, type KeptAnswer, type SharedPart } from '#server/http/ready-answer.ts'
import { toAttachment } from '#server/serializers/attachment.ts'
import { entryOf } from '#server/serializers/container.ts'
import { requireUnlocked } from '#server/modules/participation/require-unlocked.ts'
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
  services: Pick<Services, 'store' | 'clock' | 'ids' | 'boards' | 'kept' | 'platformLog'>,
): Promise<KeptAnswer> {
  const { clock, boards, kept } = services
  if (place.id <= 0 || place.cId <= 0) throw refuse(404, 'challengeMissing')
  const now = clock.now()
  const player = await requirePlayer(place.id, actor, kept, now, { afterEnd: 'closed' })
  const { participation, gameTime } = player
  const challenge = await kept.challenges.byId(place.id, place.cId)
  if (!challenge || !isOut(challenge, gameTime)) throw refuse(404, 'challengeMissing')
  await requireUnlocked(challenge, player, services.store, now)
  const topics = [TOPIC.challenges(place.id), TOPIC.game(place.id), TOPIC.team(participation.id)]
  const context = await kept.contexts(`${participation.id} ${challenge.id}`, topics, () =>
    writeContext(challenge, participation, { now, gameTime }, services),
  )
  const shown = await boards.current(place.id, 'public')
  const score = (shown && challengeOf(shown.board, challenge.id)?.score) ?? challenge.originalScore
  const progress = await writeProgress(challenge, participation, services.store)
  const end = `,"score":${score},${progress}${context}}`
  return { ready: joinedAnswer(textOf(challenge), end), readers: 'one' }
}

/**
 * Keyed by the row that was read. The row is kept until it changes, and the text written from it is valid as
 * long.
 */
const written = new WeakMap<Challenge, SharedPart>()

function textOf(challenge: Challenge): SharedPart {
  const known = written.get(challenge)
  if (known) return known
  const { id, title, content, tag, hints, type, attemptLimit } = challenge
  const shared: Omit<ChallengeDetailModel, 'score' | 'context'> = {
    id,
    title,
    content,
    tag,
    hints,
    attemptLimit,
    type,
  }
  const part = sharedPart(`{${writePart(getChallenge.rules.answer, shared)}`)
  written.set(challenge, part)
  return part
}

/** The team's own part. During a pause the end of its container moves along, so it is written each time. */
async function writeContext(
  challenge: Challenge,
  participation: OwnParticipation,
  { now, gameTime }: { now: number; gameTime: number },
  services: Pick<Services, 'store' | 'ids' | 'platformLog'>,
): Promise<Made<string>> {
  const { store } = services
  const instance = await assignedInstance(participation, challenge, gameTime, services)
  const attached = await attachedTo(challenge, instance, store)
  const running = await runningFor(challenge, participation, store, now)
  const value = writePart(getChallenge.rules.answer, { context: { ...running, ...attached } })
  return gameTime === now ? { value } : { value, until: now }
}

/** Not kept with the context, because it changes with each flag that the team finds. */
async function writeProgress(challenge: Challenge, participation: OwnParticipation, { flags }: Tables) {
  if (!challenge.needsAllFlags || isDynamic(challenge.type)) return ''
  const place = { challengeId: challenge.id, participationId: participation.id }
  const { needed: flagsNeeded, found: flagsFound } = await flags.progress(place)
  return `${writePart(getChallenge.rules.answer, { flagsNeeded, flagsFound })},`
}

/** A container that waits or is being started has no address yet. */
async function runningFor(
  { id, type }: Challenge,
  participation: OwnParticipation,
  { containers }: Tables,
  now: number,
): Promise<Pick<ChallengeDetailModel['context'], 'closeTime' | 'instanceEntry'>> {
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
