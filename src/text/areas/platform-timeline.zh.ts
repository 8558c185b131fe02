import type { PlatformTimelineWords } from './platform-timeline.en.ts'

export const platformTimeline: PlatformTimelineWords = {
  search: '搜索消息、名称、地址、改动的值',
  kind: '类型',
  anyKind: '全部',
  kinds: { log: '日志', problem: '警告和错误', act: '全部操作' },
  actsOn: (thing) => `操作：${thing}`,
  person: '人员',
  game: '比赛',
  anyGame: '全部比赛',
  list: '时间线，最新的在前',
  none: '还没有任何记录',
  noneText: '日志和操作会立即显示在这里。',
  noneFoundText: '已搜索全部日志和操作。',
}
