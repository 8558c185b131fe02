import type { ChallengeEditDetailModel, ChallengeInfoModel } from '#contract/models/challenge-edit.ts'
import type { ContainerNeed } from '#contract/models/challenge-names.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import type { ChallengeWindow } from '#contract/rules/challenge-window.ts'
import { hasContainer } from '#contract/rules/challenge.ts'
import { leastScore, scoreAfter } from '#contract/rules/score-curve.ts'
import { toAttachment } from '#server/serializers/attachment.ts'
import { toContainerInfo } from '#server/serializers/container.ts'
import type { ChallengeSummary } from '#server/store/challenges.ts'
import type { Tables } from '#server/store/store.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Versioned } from '#server/http/version.ts'
import type { ChallengeRef } from './challenge-ref.ts'

export function toChallengeInfo(
  challenge: ChallengeSummary,
  solves: number,
  hasEngine: boolean,
): ChallengeInfoModel {
  const { id, title, tag, type, isEnabled, originalScore, version } = challenge
  const window = windowOf(challenge)
  const worth = { originalScore, score: scoreAfter(solves, challenge), minScore: leastScore(challenge) }
  const needs = needsOf(challenge, hasEngine)
  return {
    id,
    title,
    tag,
    type,
    isEnabled,
    ...window,
    ...worth,
    version,
    solves,
    ...(needs === null ? {} : { needs }),
  }
}

export const windowOf = ({ opensAt, closesAt }: ChallengeWindow) => ({
  opensAt: isoOrEpoch(opensAt),
  closesAt: isoOrEpoch(closesAt),
})

const isoOrEpoch = (at: number | null) => (at === null ? EPOCH : toIso(at))

/** Reports a missing engine first, because no image helps without it. */
function needsOf({ type, containerImage }: ChallengeSummary, hasEngine: boolean): ContainerNeed | null {
  if (!hasContainer(type)) return null
  if (!hasEngine) return 'Engine'
  return (containerImage ?? '').trim() === '' ? 'Image' : null
}

export async function readChallenge(
  { id, cId }: ChallengeRef,
  tables: Pick<Tables, 'games' | 'challenges' | 'attachments' | 'flags' | 'containers'>,
): Promise<Versioned<ChallengeEditDetailModel>> {
  const challenge = await tables.challenges.byId(id, cId)
  if (!challenge) throw refuse(404, (await tables.games.exists(id)) ? 'challengeMissing' : 'gameMissing')
  const { gameId: _, version, ...fields } = challenge
  const flags = await tables.flags.list(cId)
  const test = hasContainer(challenge.type)
    ? await tables.containers.find({ challengeId: cId, participationId: null })
    : null
  const answer = {
    ...fields,
    ...windowOf(challenge),
    acceptedCount: (await tables.challenges.solveCounts(id)).get(cId) ?? 0,
    attachment: toAttachment(await tables.attachments.ofChallenge(cId)),
    testContainer: test && toContainerInfo(test),
    flags: flags.map(({ id: flagId, flag, attachment }) => ({
      id: flagId,
      flag,
      attachment: toAttachment(attachment),
    })),
  }
  return { answer, version }
}
