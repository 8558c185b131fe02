import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { startedGame } from '#server/modules/game/require-started.ts'
import { MOST_LISTED } from '#server/http/page-size.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { Around } from '#server/modules/services.ts'
import { toSubmission } from '#server/serializers/submission.ts'

interface Wish {
  type?: AnswerResult
  /** Zero and less ask for all; all there are at once are in the sheet alone. */
  count: number
  skip: number
}

export async function listSubmissions(gameId: number, { type, count, skip }: Wish, around: Around): Promise<Submission[]> {
  await startedGame(gameId, around)
  const most = count > 0 ? Math.min(count, MOST_LISTED) : MOST_LISTED
  return (await monitorOn(around.store.sql).submissions(gameId, { status: type ?? null, count: most, skip })).map(toSubmission)
}
