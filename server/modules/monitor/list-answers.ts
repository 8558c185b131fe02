import { instant } from '#contract/models/time.ts'
import type { Submission } from '#contract/models/submission.ts'
import { readAnswerSearch } from '#contract/rules/answer-search.ts'
import { requireStartedGame } from '#server/modules/game/require-started.ts'
import type { Services } from '#server/modules/services.ts'
import { toSubmission } from '#server/serializers/submission.ts'

interface AnswerQuery {
  search: string
  answers: boolean
  count: number
  before?: string
  below?: number
}

export async function listAnswers(
  gameId: number,
  { search, answers, count, before, below }: AnswerQuery,
  { store, clock }: Pick<Services, 'store' | 'clock'>,
): Promise<Submission[]> {
  await requireStartedGame(gameId, { store, clock })
  const after = before === undefined || below === undefined ? null : { at: instant(before), id: below }
  const page = { search: readAnswerSearch(search), isInAnswers: answers, count, after }
  return (await store.answers.page(gameId, page)).map(toSubmission)
}
