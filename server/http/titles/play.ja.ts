import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'
import type { playZh } from './play.zh.ts'

export const playJa: Readonly<Record<keyof typeof playZh, string>> = {
  notPlaying: 'このゲームに参加していません',
  notAccepted: '参加申請がまだ承認されていないか、チームが出場停止になっています',
  notStarted: 'ゲームはまだ始まっていません',
  answerKeyMalformed: 'Idempotency-Key ヘッダーの形式が正しくありません',
  answerKeyTaken: 'この Idempotency-Key は別の回答ですでに使われています',
  submissionMissing: '提出が見つかりません',
  gameInviteWrong: 'ゲームの招待コードが正しくありません',
  organizationUnknown: 'ゲームの組織リストから所属を選んでください',
  joinedAlready: 'すでにこのゲームに参加登録しています',
  teamFull: 'このゲームに参加できるチームの人数は上限（{limit} 人）に達しています',
  teamTurnedAway: '主催者がチームの参加を認めませんでした。参加を認められるのは主催者だけです',
  leaveTooLate: '承認された後はゲームから抜けられません',
  participationMissing: '参加登録が見つかりません',
  attachmentsUsedUp: '添付ファイルはすべて配布済みです。主催者にお問い合わせください',
  writeupEmpty: 'Writeup のファイルが空です',
  writeupTooLarge: `Writeup は ${WRITEUP_MOST_BYTES / 1_048_576} MiB 以下にしてください`,
  writeupNotPdf: 'Writeup は PDF ファイルにしてください',
  writeupTooLate: 'Writeup の提出期限を過ぎています',
  sheetFailed: 'スプレッドシートを作成できませんでした。しばらくしてからもう一度お試しください',
}
