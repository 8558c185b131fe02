import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import type { playZh } from './play.zh.ts'

export const playEn: Readonly<Record<keyof typeof playZh, string>> = {
  notPlaying: 'You have not joined this game',
  notAccepted: 'Your team has not been approved, or it is suspended',
  notStarted: 'The game has not started yet',
  answerKeyMalformed: 'The header Idempotency-Key is not valid',
  answerKeyTaken: 'This Idempotency-Key was used for another answer already',
  submissionMissing: 'There is no such submission',
  gameInviteWrong: 'The invite code of the game is wrong',
  organizationUnknown: 'Choose one of the organisations of this game',
  joinedAlready: 'You have joined this game already',
  teamFull: 'The team has as many players in this game as it may have ({limit})',
  teamTurnedAway: 'The organisers have turned your team away; only they can let it in',
  leaveTooLate: 'You cannot leave a game that your team was approved for',
  participationMissing: 'There is no such participation',
  attachmentsUsedUp: 'All attachments have been handed out; please tell the organisers',
  writeupEmpty: 'The writeup file is empty',
  writeupTooLarge: `A writeup may have at most ${WRITEUP_MOST_BYTES / 1_048_576} MiB`,
  writeupNotPdf: 'A writeup has to be a PDF file',
  writeupTooLate: 'The deadline for writeups has passed',
  sheetFailed: 'The spreadsheet could not be made; please try again later',
}
