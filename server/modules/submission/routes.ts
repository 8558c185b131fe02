import * as calls from '#contract/calls/game.ts'
import { listTeamAttempts } from '#contract/calls/team-attempts.ts'
import { serve } from '#server/modules/serve.ts'
import { readTeamAttempts } from './team-attempts.ts'
import { getAnswerResult, keyIn, submitFlag } from './submit-flag.ts'

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
