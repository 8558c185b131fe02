import { formatCount } from '#src/format/count.ts'
import type { WriteupReviewWords } from './writeup-review.en.ts'

export const writeupReview: WriteupReviewWords = {
  title: 'Writeup',
  list: '各チームの Writeup',
  search: 'チーム・所属・ファイル名で検索',
  organization: '所属',
  allOrganizations: 'すべての所属',
  order: '並び順',
  by: { latest: '新しい順', team: 'チーム名順' },
  found: (found: number, all: number) =>
    found === all ? `${formatCount(all)} 件が提出済み` : `${formatCount(all)} 件中 ${formatCount(found)} 件`,
  takeAll: (count: number) =>
    count === 0 ? 'すべてダウンロード' : `${formatCount(count)} 件すべてダウンロード`,
  take: 'ダウンロード',
  takeOf: (team: string) => `${team} の Writeup をダウンロード`,
  noMatch: '該当する Writeup はありません',
  clear: 'すべて表示',
  stale: '一覧を更新できませんでした。以前の内容を表示しています。',
  none: 'Writeup はまだ提出されていません',
  until: (moment: string) => `提出期限は ${moment} です。`,
  over: (moment: string) => `${moment} に締め切られました。`,
  nothingToTake: '提出されるまで、ダウンロードできるものはありません。',
  setting: '期限を変更',
  refresh: '更新',
  back: 'Writeup 一覧',
  previous: '前へ（K）',
  next: '次へ（J）',
  handedIn: (moment: string) => `${moment} に提出`,
  at: (place: number, of: number) => `${formatCount(of)} 件中 ${formatCount(place)} 件目`,
  open: '新しいタブで開く',
  documentOf: (team: string) => `${team} の Writeup`,
  loading: '文書を開いています',
  failed: '文書を開けませんでした',
  failedText: '差し替えまたは削除されたか、ログインの有効期限が切れています。',
  again: '再試行',
  elsewhere: '文書はこのページの外で開きます',
  why: {
    'browser-shows-none':
      'このブラウザーはページ内に PDF を表示できません。新しいタブで開くか、ダウンロードしてください。',
    'server-sends-files':
      'このサーバーは PDF をダウンロードでのみ提供します。ダウンロードしてお読みください。',
  },
  replaced: 'このチームは新しいバージョンを提出しました。',
  showNew: '新しいバージョンを表示',
  gone: 'この Writeup はもうありません',
  goneText: '削除されたか、チームが大会から抜けました。',
  pages: {
    label: '一覧のページ',
    previous: '前のページ',
    next: '次のページ',
    page: (page: number) => `${page} ページ目`,
  },
}
