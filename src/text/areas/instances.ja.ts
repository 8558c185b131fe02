import { formatCount } from '#src/format/count.ts'
import type { InstancesWords } from './instances.en.ts'

const counted = (count: number) => `${formatCount(count)} 個のインスタンス`

export const instances: InstancesWords = {
  list: 'インスタンス',
  view: { all: 'すべて', failed: '失敗', waiting: '待機中', running: '実行中' },
  views: '表示',
  search: 'チーム、問題、アドレスを検索',
  column: {
    pick: '選択',
    state: '状態',
    challenge: '問題',
    team: 'チーム',
    by: '開始した人',
    left: '残り時間',
    entry: 'アドレス',
    acts: '操作',
  },
  state: { Failed: '失敗', Queued: '待機', Pulling: 'イメージ取得', Creating: '起動中', Running: '実行中' },
  next: '次に起動',
  ahead: (ahead) => `前に ${formatCount(ahead)} 個`,
  failedAt: (when) => `${when} に失敗`,
  pick: (challenge, team) => `${team} の「${challenge}」を選択`,
  selected: (count) => `${formatCount(count)} 個を選択中`,
  unselect: '選択を解除',
  selectAll: 'すべて選択',
  act: { prolong: '+2 時間', restart: '再起動', stop: '停止' },
  actOn: {
    prolong: (challenge, team) => `+2 時間：${team} の「${challenge}」`,
    restart: (challenge, team) => `再起動：${team} の「${challenge}」`,
    stop: (challenge, team) => `停止：${team} の「${challenge}」`,
  },
  title: {
    restart: (count) => `${counted(count)}を再起動`,
    stop: (count) => `${counted(count)}を停止`,
  },
  lines: {
    restart: [
      'チームは中での変更を失い、新しいアドレスになります。',
      'それぞれ、いま待っているものの後に並び直します。',
      'チームのフラグは変わりません。',
    ],
    stop: ['チームの接続が切れ、中での変更が失われます。', 'チームはすぐに起動し直せます。'],
  },
  undo: { restart: '再起動は取り消せません。', stop: 'チームが起動し直すか、ここで再起動できます。' },
  done: {
    prolong: (count) => `${counted(count)}を 2 時間延長しました`,
    restart: (count) => `${counted(count)}を再起動しています`,
    stop: (count) => `${counted(count)}を停止しました`,
  },
  gone: (count) => `${formatCount(count)} 個はすでに終了していました`,
  none: 'インスタンスはありません',
  noneText: 'チームが起動すると、ここに表示されます。',
  noneFound: '一致するインスタンスがありません',
  clear: '検索と絞り込みを解除',
  missing: 'このサーバーは大会ごとのインスタンスを一覧できません',
}
