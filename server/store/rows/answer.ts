import type { AnswerFacts } from '#contract/models/submission.ts'
import type { AnswerSearch } from '#contract/rules/answer-search.ts'
import type { SubmissionPlace, SubmissionRow } from './monitor.ts'

export interface AnswerRow extends SubmissionRow {
  facts: AnswerFacts
}

export interface AnswerPage {
  search: AnswerSearch
  /** Whether the search may match flags and addresses. */
  isInAnswers: boolean
  count: number
  /** The last row of the previous page. Null: from the newest. */
  after: SubmissionPlace | null
}
