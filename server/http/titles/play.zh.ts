import { MEBIBYTE } from '#contract/rules/mebibyte.ts'
import { WRITEUP_MOST_BYTES } from '#contract/rules/writeup.ts'

export const playZh = {
  notPlaying: '你尚未报名此比赛',
  notAccepted: '你的队伍未通过审核，或已被禁赛',
  notStarted: '比赛尚未开始',
  gamePaused: '比赛已暂停，请在恢复后再试',
  challengeClosed: '题目已截止，不再接受提交',
  challengeLocked: '你的队伍需要先解出其他题目',
  attemptsUsedUp: '你的队伍在此题的提交次数已用完',
  answerKeyMalformed: '请求头 Idempotency-Key 格式无效',
  answerKeyTaken: '此 Idempotency-Key 已用于另一次提交',
  submissionMissing: '提交记录不存在',
  gameInviteWrong: '比赛邀请码不正确',
  organizationUnknown: '请从比赛的组织列表中选择所属组织',
  joinedAlready: '已报名此比赛，不能重复报名',
  teamFull: '队伍的参赛人数已达上限（{limit} 人）',
  teamTurnedAway: '主办方没有通过你的队伍；只有主办方能让它参赛',
  leaveTooLate: '队伍通过审核后不能退出比赛',
  participationMissing: '参赛记录不存在',
  attachmentsUsedUp: '附件已全部分发，请联系主办方',
  writeupEmpty: 'Writeup 文件为空',
  writeupTooLarge: `Writeup 文件不能超过 ${WRITEUP_MOST_BYTES / MEBIBYTE} MB`,
  writeupNotPdf: 'Writeup 必须是 PDF 文件',
  writeupTooLate: 'Writeup 提交截止时间已过',
  sheetFailed: '表格生成失败，请稍后再试',
} as const
