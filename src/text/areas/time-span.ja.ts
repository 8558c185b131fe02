import type { TimeSpanWords } from './time-span.en.ts'

export const timeSpan: TimeSpanWords = {
  label: '期間',
  spans: { any: 'すべて', hour: '直近 1 時間', today: '今日', between: '期間を指定' },
  since: '開始',
  until: '終了',
  reversed: '終了が開始より前のため、何も見つかりません。',
}
