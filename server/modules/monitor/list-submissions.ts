import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { toSubmission } from '#server/serializers/submission.ts'

interface SubmissionQuery {
  type?: AnswerResult
  /** Zero and less ask for all; all there are at once are in the sheet alone. */
  count: number
  skip: number
}

export async function listSubmissions(
  gameId: number,
  { type, count, skip }: SubmissionQuery,
  services: Services,
): Promise<Submission[]> {
  await requireStartedGame(gameId, services)
  const most = count > 0 ? Math.min(count, MAX_PAGE_SIZE) : MAX_PAGE_SIZE
  return (
    await services.store.gameEvents.submissions(gameId, { status: type ?? null, count: most, skip })
  ).map(toSubmission)
}
