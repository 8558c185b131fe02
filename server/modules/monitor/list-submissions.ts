import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import { MAX_PAGE_SIZE } from '#server/http/page-size.ts'
import type { Services } from '#server/modules/services.ts'
import { readSearch, type SearchQuery } from './search-query.ts'
import { toSubmission } from '#server/serializers/submission.ts'

interface SubmissionQuery extends Partial<SearchQuery> {
  type?: AnswerResult
  /** Zero or less asks for all. One response is limited; only the spreadsheet has all. */
  count: number
  skip: number
}

export async function listSubmissions(
  gameId: number,
  { type, count, skip, ...query }: SubmissionQuery,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Submission[]> {
  await requireStartedGame(gameId, { store, clock })
  const most = count > 0 ? Math.min(count, MAX_PAGE_SIZE) : MAX_PAGE_SIZE
  const page = { status: type ?? null, count: most, skip }
  const search = readSearch(query)
  const { gameEvents } = store
  const rows = search
    ? gameEvents.findSubmissions(gameId, page, search)
    : gameEvents.submissions(gameId, page)
  return (await rows).map(toSubmission)
}
