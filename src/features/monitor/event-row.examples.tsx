import type { GameEvent } from '#contract/models/event.ts'
import { shownExamples } from '#src/ui/shown-examples.ts'
import { EventRow } from './event-row.tsx'

const plain: GameEvent = {
  type: 'FlagSubmit',
  content: '[WrongAnswer] flag{nope}  Warm up#7',
  time: '2026-11-20T08:00:00+00:00',
  user: 'ada',
  team: 'Owls',
}

export const examples = {
  answer: plain,
  odd: { ...plain, content: 'flag{nope}' },
  cheat: { ...plain, type: 'CheatDetected', content: 'Warm up#7  Owls ← Red Pandas' },
  start: { ...plain, type: 'ContainerStart', content: 'Web shell#9 started' },
  stop: { ...plain, type: 'ContainerDestroy', content: 'Web shell#9 destroyed', user: '', team: '' },
  baseAnswer: { ...plain, content: '[答案错误] flag{nope}  Warm up#7' },
  baseCheat: {
    ...plain,
    type: 'CheatDetected',
    content: '题目 [Warm up] 疑似发生违规，相关队伍 [Owls] 和 [Red Pandas]',
  },
  baseStart: { ...plain, type: 'ContainerStart', content: 'Web shell#9 启动容器实例' },
  message: { ...plain, type: 'Normal', content: 'Something else' },
} as const satisfies Record<string, GameEvent>

export const shown = shownExamples<GameEvent>(examples, (event) => (
  <EventRow event={event} isMasked={false} />
))
