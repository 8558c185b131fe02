import type { RoomWords } from './room.en.ts'

export const room: RoomWords = {
  room: '運営室',
  sections: '運営室の各画面',
  section: {
    overview: '概要',
    challenges: '問題',
    teams: 'チーム',
    live: 'ライブ',
    board: 'スコアボード',
    notices: 'お知らせ',
    writeups: 'Writeup',
    settings: '設定',
  },
  liveTab: { events: 'イベント', submissions: '提出', cheatinfo: '不正情報' },
  asPlayer: 'プレイヤーとして見る',
  platform: 'サイト',
  allGames: 'すべての大会',
  keys: 'キー操作',
  hidden: '非公開',
  beforeStart: '開始前は何も表示されません',
  beforeStartText: '大会が始まると、提出、イベント、得点がここに表示されます。',
  denied: 'この画面は管理者だけが見られます',
  deniedText: 'あなたはモニター担当としてこの大会を見ています。権限はサイトの管理者が追加できます。',
  toOverview: '概要へ移動',
  gone: '大会が見つかりません',
  goneText: '削除された可能性があります。',
}
