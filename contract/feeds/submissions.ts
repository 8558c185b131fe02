import type { Submission } from '../models/submission.ts'
import type { StreamItems } from '../streams.ts'
import { recordKey, withRecord, withRecords, type Feed } from './feed.ts'

export const submissionsFeed: Feed<readonly Submission[], StreamItems['monitor']> = {
  adopt: (before, fetched) => withRecords(before, fetched, keyOf),
  merge: withItem,
  apply: withItem,
  seqOf: null,
}

function withItem(submissions: readonly Submission[], item: StreamItems['monitor']): readonly Submission[] {
  return item.kind === 'submission' ? withRecord(submissions, item.submission, keyOf) : submissions
}

const keyOf = ({ answer, status, user, team, challenge, number }: Submission) =>
  recordKey(number, [answer, status, user, team, challenge])
