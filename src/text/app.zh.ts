import type { App } from './app.en.ts'

export const app = {
  announcement: {
    signedIn: '登录成功',
    signedOut: '已退出登录',
    accountDisabled: '该账户已被禁用',
    languageMissing: '语言加载失败',
    failed: '遇到了问题',
    copied: '已复制',
    redirected: {
      'not-started': '比赛尚未开始',
      suspended: '您的队伍已被禁赛',
      'game-over': '比赛已经结束',
      'no-access': '您没有访问权限',
    },
  },
  confirm: {
    confirm: '确认',
    cancel: '取消',
  },
  language: { zh: '中文', en: 'English', ja: '日本語' },
  connection: {
    idle: '未连接',
    connecting: '正在连接',
    live: '实时',
    reconnecting: (seconds: number) => (seconds > 0 ? `${seconds} 秒后重新连接` : '正在重新连接'),
    offline: '离线',
    notLive: '未实时',
    meaning: {
      connecting: '正在建立与服务器的连接。',
      live: '比赛中的动态会立即显示在本页。',
      reconnecting: '连接已中断，当前内容可能不是最新的；恢复后会自动更新。',
      offline: '此设备没有网络，当前内容可能不是最新的。',
    },
    refused: { 'signed-out': '登录后可接收实时更新', forbidden: '该账户无法接收实时更新', missing: '此处没有实时更新', closed: '服务器关闭了连接' },
    retry: '立即连接',
  },
} satisfies App
