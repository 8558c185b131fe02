import type { AnswerResult } from '#contract/models/submission.ts'
import { toIso } from '#contract/models/time.ts'
import type { StreamItems } from '#contract/streams.ts'
import type { TeamAnswerRow } from '#server/store/rows/stream.ts'
import type { StoredAnswerResult } from '#server/store/rows/submission.ts'

/** A player who submits another team's flag must not learn that it was noticed. */
export const toPlayersResult = (status: StoredAnswerResult): AnswerResult =>
  status === 'CheatDetected' ? 'WrongAnswer' : status

/** Without the submitted text, because members need not see each other's guesses. */
export const toTeamAnswer = ({ id, challengeId, status, user, at }: TeamAnswerRow): StreamItems['team'] => ({
  kind: 'answer',
  submitId: id,
  challengeId,
  status: toPlayersResult(status),
  user,
  time: toIso(at),
})
