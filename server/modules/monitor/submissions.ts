import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { startedGame } from '#server/modules/game/started.ts'
import { MOST_LISTED } from '#server/modules/most-listed.ts'
import { monitorOn } from '#server/store/monitor.ts'
import type { Around } from '#server/wire/serve.ts'
import { toSubmission } from './submission-view.ts'

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
