import type { PresenterWords } from './presenter.en.ts'

export const presenter: PresenterWords = {
  open: '通知提醒',
  title: '有新公告时',
  sound: '播放提示音',
  desktop: '显示桌面通知',
  desktopHint: {
    default: '在你查看其他窗口时显示。浏览器会先征求你的同意。',
    granted: '在你查看其他窗口时显示。',
    denied: '浏览器已阻止本站的通知，请在浏览器设置中允许。',
    absent: '此浏览器无法显示桌面通知。',
  },
  waiting: (count: number) => `${count} 条新公告`,
}
