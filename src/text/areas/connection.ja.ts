import type { ConnectionWords } from './connection.en.ts'

export const connection: ConnectionWords = {
  idle: '未接続',
  connecting: '接続中',
  resyncing: '同期中',
  live: 'ライブ',
  reconnecting: (seconds: number) => (seconds > 0 ? `${seconds} 秒後に再接続` : '再接続中'),
  offline: 'オフライン',
  notLive: 'ライブではありません',
  meaning: {
    connecting: 'サーバーへの接続を開いています。',
    resyncing: '接続しました。その間の動きを取得しています。',
    live: '競技の動きがこのページにすぐ届きます。',
    reconnecting: '接続が切れました。表示が古い可能性があります。復旧すると更新されます。',
    offline: 'この端末はネットワークに接続されていません。表示が古い可能性があります。',
  },
  refused: {
    'signed-out': 'ログインするとライブ更新を受け取れます',
    forbidden: 'このアカウントではライブ更新を受け取れません',
    missing: 'ここにはライブ更新がありません',
    malformed: 'このページとサーバーの版が合いません。ページを再読み込みしてください',
    closed: 'サーバーが接続を閉じました',
  },
  retry: '今すぐ接続',
  short: {
    reconnecting: (seconds: number) => (seconds > 0 ? `再接続 ${seconds} 秒` : '再接続中'),
    offline: 'オフライン · 再試行',
  },
  frozen: '凍結中',
  frozenMeaning: (since: string) => `公開スコアボードは ${since} の状態で止まっています。`,
}
