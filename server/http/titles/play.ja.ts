import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import type { playZh } from './play.zh.ts'

export const playJa: Readonly<Record<keyof typeof playZh, string>> = {
  notPlaying: 'この大会に参加していません',
  notAccepted: 'チームが承認されていないか、出場停止になっています',
  notStarted: '大会はまだ始まっていません',
  gamePaused: '大会は一時停止中です。再開後にもう一度お試しください',
  challengeClosed: 'この問題は締め切られました',
  challengeLocked: 'この問題の前に、ほかの問題に正解する必要があります',
  attemptsUsedUp: 'この問題でチームが提出できる回数を使い切りました',
  answerKeyMalformed: 'Idempotency-Key ヘッダーの形式が正しくありません',
  answerKeyTaken: 'この Idempotency-Key は別の提出ですでに使われています',
  submissionMissing: '提出が見つかりません',
  gameInviteWrong: '大会の招待コードが正しくありません',
  organizationUnknown: '大会の所属一覧から選んでください',
  joinedAlready: 'すでにこの大会に参加登録しています',
  teamFull: 'この大会に参加できるチームの人数は上限（{limit} 人）に達しています',
  teamTurnedAway: '主催者がチームの参加を認めませんでした。参加を認められるのは主催者だけです',
  leaveTooLate: '承認された後は大会から抜けられません',
  participationMissing: '参加登録が見つかりません',
  attachmentsUsedUp: '添付ファイルはすべて配布済みです。主催者にお問い合わせください',
  writeupEmpty: 'Writeup のファイルが空です',
  writeupTooLarge: `Writeup は ${WRITEUP_MOST_BYTES / MEBIBYTE} MB 以下にしてください`,
  writeupNotPdf: 'Writeup は PDF ファイルにしてください',
  writeupTooLate: 'Writeup の提出期限を過ぎています',
  sheetFailed: 'スプレッドシートを作成できませんでした。しばらくしてからもう一度お試しください',
}
