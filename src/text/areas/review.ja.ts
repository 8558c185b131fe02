import { formatCount } from '#src/format/count.ts'
import type { ReviewWords } from './review.en.ts'

export const review: ReviewWords = {
  title: 'チーム',
  none: 'まだ申し込みがありません',
  noneText: 'メンバーの誰かが申し込むと、チームがここに表示されます。',
  refresh: '更新',
  search: 'チーム、メンバー、メール、学籍番号・職員番号を検索',
  filter: '状態',
  all: (count: number) => `すべて ${formatCount(count)}`,
  of: {
    Pending: (count: number) => `審査待ち ${formatCount(count)}`,
    Accepted: (count: number) => `承認済み ${formatCount(count)}`,
    Rejected: (count: number) => `不承認 ${formatCount(count)}`,
    Suspended: (count: number) => `出場停止 ${formatCount(count)}`,
  },
  status: {
    Pending: '審査待ち',
    Accepted: '承認済み',
    Rejected: '不承認',
    Suspended: '出場停止',
    Unsubmitted: '未申込',
  },
  found: (found: number, all: number) =>
    found === all
      ? `${formatCount(all)} チーム`
      : `${formatCount(all)} チーム中 ${formatCount(found)} チーム`,
  noMatch: '一致するチームがありません',
  clear: '検索と絞り込みを解除',
  selectAll: (count: number) => `${formatCount(count)} チームをすべて選択`,
  select: (team: string) => `「${team}」を選択`,
  selected: (count: number) => `${formatCount(count)} チームを選択中`,
  unselect: '選択を解除',
  joined: (joined: number, members: number) =>
    `${formatCount(members)} 人中 ${formatCount(joined)} 人が申込済み`,
  members: 'メンバー',
  membersOf: (team: string) => `「${team}」のメンバー`,
  captain: 'キャプテン',
  hasJoined: '申込済み',
  hasNotJoined: '未申込',
  facts: { realName: '氏名', stdNumber: '学籍番号・職員番号', email: 'メール', phone: '電話' },
  unknown: '未記入',
  act: { Accepted: '承認', Rejected: '不承認', Suspended: '出場停止', restore: '停止を解除' },
  actOn: {
    Accepted: (team: string) => `「${team}」を承認`,
    Rejected: (team: string) => `「${team}」を不承認にする`,
    Suspended: (team: string) => `「${team}」を出場停止にする`,
    restore: (team: string) => `「${team}」の出場停止を解除`,
  },
  actOnMany: {
    Accepted: (count: number) => `${formatCount(count)} チームを承認`,
    Rejected: (count: number) => `${formatCount(count)} チームを不承認`,
    Suspended: (count: number) => `${formatCount(count)} チームを出場停止`,
  },
  bar: '選択したチームへの操作',
  progress: '進行状況',
  doing: (done: number, total: number) => `${formatCount(total)} 件中 ${formatCount(done)} 件完了`,
  waiting: 'サーバーが混み合っています。自動的に再開します。',
  reading: '一覧を読み込み直しています',
  stop: '中止',
  reported: (done: number, open: number) =>
    `${formatCount(done)} チームは完了、${formatCount(open)} チームは失敗しました`,
  stopped: (left: number) => `${formatCount(left)} チームは処理していません。`,
  failure: (team: string, why: string) => `${team}：${why}`,
  more: (count: number) => `ほか ${formatCount(count)} チーム`,
  retry: '再試行',
  dismiss: '閉じる',
  pages: {
    label: 'ページ',
    previous: '前のページ',
    next: '次のページ',
    page: (page: number) => `${page} ページ`,
  },
}
