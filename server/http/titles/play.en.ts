import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import type { playZh } from './play.zh.ts'

export const playEn: Readonly<Record<keyof typeof playZh, string>> = {
  notPlaying: 'You haven’t joined this game',
  notAccepted: 'Your team isn’t approved for this game, or is banned from it',
  notStarted: 'The game hasn’t started yet',
  gamePaused: 'The game is paused. Try again when it goes on',
  challengeClosed: 'This challenge is closed: its deadline has passed',
  challengeLocked: 'Your team must solve other challenges before this one',
  attemptsUsedUp: 'Your team has used all its tries for this challenge',
  answerKeyMalformed: 'The Idempotency-Key header isn’t valid',
  answerKeyTaken: 'This Idempotency-Key was already used for another submission',
  submissionMissing: 'Submission not found',
  gameInviteWrong: 'The invite code of this game is wrong',
  organizationUnknown: 'Choose one of this game’s organisations',
  joinedAlready: 'You’ve already joined this game',
  teamFull: 'Your team already has the maximum number of players in this game ({limit})',
  teamTurnedAway: 'The organisers didn’t approve your team. Only they can let it in',
  leaveTooLate: 'You can’t leave a game after your team was approved',
  participationMissing: 'This team isn’t in the game',
  attachmentsUsedUp: 'No attachments are left. Tell the organisers',
  writeupEmpty: 'The writeup file is empty',
  writeupTooLarge: `Writeups can be at most ${WRITEUP_MOST_BYTES / MEBIBYTE} MB`,
  writeupNotPdf: 'The writeup must be a PDF file',
  writeupTooLate: 'The writeup deadline has passed',
  sheetFailed: 'The spreadsheet couldn’t be created. Try again later',
}
