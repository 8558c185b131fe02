import type { ConnectionWords } from './connection.en.ts'

export const connection: ConnectionWords = {
  idle: '未连接',
  connecting: '正在连接',
  resyncing: '正在同步',
  live: '实时',
  reconnecting: (seconds: number) => (seconds > 0 ? `${seconds} 秒后重新连接` : '正在重新连接'),
  offline: '离线',
  notLive: '没有实时更新',
  reread: '每 30 秒更新',
  readAgo: (age: string) => `${age}前更新`,
  meaning: {
    connecting: '正在建立与服务器的连接。',
    resyncing: '已连接，正在加载错过的动态。',
    live: '页面会随比赛动态自动更新。',
    reconnecting: '连接已中断，当前内容可能不是最新的；恢复后会自动更新。',
    offline: '此设备没有网络，当前内容可能不是最新的。',
    reread: '该服务器不会推送所有变化，本页至少每 30 秒重新加载一次数据。',
  },
  refused: {
    'signed-out': '登录后可接收实时更新',
    forbidden: '该账号无法接收实时更新',
    missing: '本页没有实时更新',
    malformed: '本页与服务器版本不一致，请刷新页面',
    closed: '服务器关闭了连接',
  },
  retry: '立即重连',
  short: {
    reconnecting: (seconds: number) => (seconds > 0 ? `重连 ${seconds} 秒` : '重连中'),
    offline: '离线 · 重试',
  },
  paused: '已暂停',
  pausedMeaning: '主办方已暂停比赛。计时停止，暂不接受提交。',
  frozen: '已封榜',
  frozenMeaning: (since: string) => `公开排行榜停留在 ${since}。`,
}
