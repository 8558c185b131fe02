import { formatCount } from '#src/format/count.ts'
import type { LettersWords } from './letters.en.ts'

const people = (count: number) => `${formatCount(count)} 人`

export const letters: LettersWords = {
  open: '群发邮件',
  title: '向多名用户发送邮件',
  close: '关闭',
  write: '新邮件',
  message: '发邮件…',
  chosen: (names, count) =>
    count > names.length ? `收件人：${names.join('、')} 等 ${people(count)}` : `收件人：${names.join('、')}`,
  to: '收件人',
  audience: { Everybody: '所有用户', Game: '一场比赛的选手', Role: '一种角色' },
  game: '比赛',
  role: '角色',
  roles: { User: '普通用户', Monitor: '监察员', Admin: '管理员' },
  language: '语言',
  languages: { zh: '中文', en: 'English', ja: '日本語' },
  subject: '主题',
  content: '正文',
  plain: '纯文本，链接请写全。',
  confirmed: '只有已验证邮箱的账号会收到，每天最多三封。',
  next: '统计收件人…',
  ask: (count) => `向 ${people(count)}发送邮件`,
  send: (count) => `发送给 ${people(count)}`,
  takes: (minutes) => `发送需要 ${formatCount(minutes)} 分钟，其他邮件优先。`,
  unreachable: (count) => `${people(count)}收不到：已被禁用或未验证。`,
  limited: (count) => `${people(count)}今天已收到三封，不再发送。`,
  undo: '尚未发送的部分可以在列表中停止。',
  sent: '邮件已排队，列表会显示进度。',
  list: '最近的邮件',
  progress: ({ sent, waiting, failed, dropped, unclear }) =>
    [
      `已发送 ${formatCount(sent)}`,
      ...(waiting > 0 ? [`等待 ${formatCount(waiting)}`] : []),
      ...(failed > 0 ? [`失败 ${formatCount(failed)}`] : []),
      ...(dropped > 0 ? [`跳过 ${formatCount(dropped)}`] : []),
      ...(unclear > 0 ? [`不确定 ${formatCount(unclear)}`] : []),
    ].join('，'),
  stop: '停止',
  stopOf: (subject) => `停止“${subject}”`,
}
