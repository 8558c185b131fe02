import type { LogsWords } from './logs.en.ts'
import { stream } from './stream.zh.ts'
import { timeSpan } from './time-span.zh.ts'

export const logs: LogsWords = {
  level: '级别',
  levels: { All: '全部', Information: '信息', Warning: '警告', Error: '错误', Fatal: '致命' },
  search: '搜索消息、名称、地址',
  status: {
    Pending: '等待中',
    Success: '成功',
    Failed: '失败',
    Duplicate: '重复',
    Denied: '拒绝',
    NotFound: '未找到',
    Exit: '已结束',
  },
  list: '日志，最新的在前',
  system: '平台',
  whole: '显示完整消息',
  short: '收起',
  stream,
  timeSpan,
  none: '没有日志',
  noneText: '平台的操作会立即显示在这里。',
  noneOf: '没有这个级别的日志',
  view: '视图',
  views: { timeline: '时间线', log: '日志', audit: '审计日志' },
  export: '导出筛选结果',
  readOnly: '此服务器无法搜索已保存的日志，只会筛选已读取的部分。',
  noneFound: '没有匹配的日志',
  noneFoundText: '已搜索全部日志。',
}
