import type { TimeSpanWords } from './time-span.en.ts'

export const timeSpan: TimeSpanWords = {
  label: '时间',
  spans: { any: '不限', hour: '最近一小时', today: '今天', between: '指定时间' },
  since: '从',
  until: '到',
  reversed: '结束时间早于开始时间，不会有结果。',
}
