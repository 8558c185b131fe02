import type { ConnectionWords } from './connection.en.ts'

export const connection: ConnectionWords = {
  idle: '未接続',
  connecting: '接続中',
  resyncing: '同期中',
  live: 'ライブ',
  reconnecting: (seconds: number) => (seconds > 0 ? `${seconds} 秒後に再接続` : '再接続中'),
  offline: 'オフライン',
  notLive: 'ライブ更新なし',
  reread: '30 秒ごとに更新',
  readAgo: (age: string) => `${age}前に更新`,
  meaning: {
    connecting: 'サーバーに接続しています。',
    resyncing: '接続しました。見逃した更新を読み込んでいます。',
    live: 'このページは自動的に更新されます。',
    reconnecting: '接続が切れました。表示が古い可能性があります。復旧すると更新されます。',
    offline: 'この端末はオフラインです。表示が古い可能性があります。',
    reread: 'このサーバーはすべての変更を通知しないため、少なくとも 30 秒ごとにデータを読み込み直します。',
  },
  refused: {
    'signed-out': 'ログインするとライブ更新を受け取れます',
    forbidden: 'このアカウントではライブ更新を受け取れません',
    missing: 'このページにライブ更新はありません',
    malformed: 'このページとサーバーのバージョンが合いません。ページを再読み込みしてください',
    closed: 'サーバーが接続を閉じました',
  },
  retry: '今すぐ再接続',
  short: {
    reconnecting: (seconds: number) => (seconds > 0 ? `再接続 ${seconds} 秒` : '再接続中'),
    offline: 'オフライン · 再試行',
  },
  paused: '一時停止中',
  pausedMeaning: '主催者が大会を一時停止しました。残り時間は止まり、フラグは受け付けられません。',
  frozen: '凍結中',
  frozenMeaning: (since: string) => `公開スコアボードは ${since} の状態で止まっています。`,
}
