import { formatCount } from '#src/format/count.ts'
import type { WriteupReviewWords } from './writeup-review.en.ts'

export const writeupReview: WriteupReviewWords = {
  title: 'Writeup',
  list: '各队 Writeup',
  search: '按队伍、组织或文件名搜索',
  organization: '组织',
  allOrganizations: '全部组织',
  order: '排序',
  by: { latest: '最新提交在前', team: '按队名' },
  found: (found: number, all: number) =>
    found === all
      ? `已提交 ${formatCount(all)} 份`
      : `共 ${formatCount(all)} 份，找到 ${formatCount(found)} 份`,
  takeAll: (count: number) => (count === 0 ? '全部下载' : `下载全部 ${formatCount(count)} 份`),
  take: '下载',
  takeOf: (team: string) => `下载 ${team} 的 Writeup`,
  noMatch: '没有符合条件的 Writeup',
  clear: '显示全部',
  stale: '列表未能刷新，显示的是之前的内容。',
  none: '还没有队伍提交 Writeup',
  until: (moment: string) => `各队可在 ${moment} 之前提交。`,
  over: (moment: string) => `已于 ${moment} 截止。`,
  nothingToTake: '有队伍提交之前没有可下载的内容。',
  setting: '修改截止时间',
  refresh: '刷新',
  back: '全部 Writeup',
  previous: '上一份（K）',
  next: '下一份（J）',
  handedIn: (moment: string) => `提交于 ${moment}`,
  at: (place: number, of: number) => `第 ${formatCount(place)} 份，共 ${formatCount(of)} 份`,
  open: '在新标签页中打开',
  documentOf: (team: string) => `${team} 的 Writeup`,
  loading: '正在打开文档',
  failed: '文档无法打开',
  failedText: '它可能已被替换或删除，也可能是你的登录已失效。',
  again: '重试',
  elsewhere: '文档需要在页面之外打开',
  why: {
    'browser-shows-none': '此浏览器无法在页面内显示 PDF。请在新标签页中打开，或下载后阅读。',
    'server-sends-files': '此服务器只提供 PDF 下载。请下载后阅读。',
  },
  replaced: '该队伍已提交新的版本。',
  showNew: '查看新版本',
  gone: '这份 Writeup 已不存在',
  goneText: '它已被删除，或该队伍已退出比赛。',
  pages: { label: '列表页码', previous: '上一页', next: '下一页', page: (page: number) => `第 ${page} 页` },
}
