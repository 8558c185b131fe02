import * as calls from '#contract/calls/game.ts'
import { listTeamAttempts } from '#contract/calls/team-attempts.ts'
import { serve } from '#server/modules/serve.ts'
import type { TeamAttempt } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import { isOut } from '#contract/rules/challenge-window.ts'
import { refuse } from '#server/http/refusal.ts'
import type { Actor } from '#server/http/actor.ts'
import { requireUnlocked } from '#server/modules/participation/require-unlocked.ts'
import { requirePlayer } from '#server/modules/participation/require-player.ts'
import type { Services } from '#server/modules/services.ts'
import { toPlayersResult } from '#server/serializers/team-answer.ts'
import { getAnswerResult, keyIn, submitFlag } from './submit-flag.ts'

const MOST = 50

/** The flags that the caller's team submitted. No other call or message shows them to players. */
async function readTeamAttempts(
  { id, challengeId }: { id: number; challengeId: number },
  actor: Actor,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<TeamAttempt[]> {
  const now = clock.now()
  const player = await requirePlayer(id, actor, store, now, { afterEnd: 'closed' })
  const { participation, gameTime } = player
  const challenge = await store.challenges.byId(id, challengeId)
  if (!challenge || !isOut(challenge, gameTime)) throw refuse(404, 'challengeMissing')
  await requireUnlocked(challenge, player, store, now)
  const rows = await store.submissions.ofTeam({ participationId: participation.id, challengeId, most: MOST })
  return rows.map(({ at, status, ...row }) => ({ ...row, status: toPlayersResult(status), time: toIso(at) }))
}

export const submissionRoutes = [
  serve(calls.submitFlag, ({ params, body, actor, ip, request }, services) =>
    submitFlag(
      params,
      body,
      { actor, ip, at: request.askedAt, key: keyIn(request.headers['idempotency-key']) },
      services,
    ),
  ),
  serve(listTeamAttempts, ({ params, actor }, services) => readTeamAttempts(params, actor, services)),
  serve(calls.getAnswerResult, ({ params, actor }, services) => getAnswerResult(params, actor, services)),
]
