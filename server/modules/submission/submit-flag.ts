import type { FlagSubmitModel, AnswerResult } from '#contract/models/submission.ts'
import type { Actor } from '#server/http/actor.ts'
import { refuse } from '#server/http/refusal.ts'
import type { PlayedChallengeRef } from '#server/modules/challenge/challenge-ref.ts'
import type { Services } from '#server/modules/services.ts'
import { toPlayersResult } from '#server/serializers/team-answer.ts'

/** Returns after the flag is judged, so that a later query for the verdict needs no wait. */
export function submitFlag(
  { id, challengeId }: PlayedChallengeRef,
  { flag }: FlagSubmitModel,
  { actor, ip, at, key }: { actor: Actor; ip: string; at: number; key: string | null },
  { ids, flagJudge }: Pick<Services, 'ids' | 'flagJudge'>,
): Promise<number> {
  return flagJudge.judge({
    gameId: id,
    challengeId,
    actor,
    ip,
    text: flag.trim(),
    at,
    key: key ?? ids.guid(),
  })
}

const KEY = /^[A-Za-z0-9_-]{1,64}$/

/**
 * The client's key of this attempt. The server judges an attempt once, however often the client sends it.
 * Null: none.
 */
export function keyIn(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !KEY.test(header)) throw refuse(400, 'answerKeyMalformed')
  return header
}

export async function getAnswerResult(
  place: PlayedChallengeRef & { submitId: number },
  actor: Actor,
  { store }: Pick<Services, 'store'>,
): Promise<AnswerResult> {
  const { id: gameId, challengeId, submitId: id } = place
  const status = await store.submissions.statusOf({ id, gameId, challengeId, userId: actor.id })
  if (status === null) throw refuse(404, 'submissionMissing')
  return toPlayersResult(status)
}
