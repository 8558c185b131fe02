import type { LucideIcon } from 'lucide-react'
import Flag from 'lucide-react/icons/flag'
import MessageSquare from 'lucide-react/icons/message-square'
import Power from 'lucide-react/icons/power'
import PowerOff from 'lucide-react/icons/power-off'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { memo } from 'react'
import type { EventType, GameEvent } from '#contract/models/event.ts'
import { ANSWER_RESULTS, type AnswerResult } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import { maskedAnswer } from '#machines/admin/masked-answer.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import type { BadgeProps } from '#src/ui/badge.tsx'
import { AnswerText } from './answer-text.tsx'
import { LiveRow } from './live-row.tsx'

/**
 * A base server writes Chinese words into its events, whatever the reader's language is, so they are
 * translated here.
 */
const BASE_VERDICTS: ReadonlyMap<string, AnswerResult> = new Map([
  ['[答案正确] ', 'Accepted'],
  ['[答案错误] ', 'WrongAnswer'],
])

const BASE_CHEAT = /^题目 \[([\s\S]*)\] 疑似发生违规，相关队伍 \[([\s\S]*)\] 和 \[([\s\S]*)\]$/

export const EventRow = memo(function EventRow({ event, isMasked }: { event: GameEvent; isMasked: boolean }) {
  const words = useWords(monitorWords)
  const { type, content, time, user, team } = event
  const Icon = ICONS[type]
  const told = maskedAnswer(event)
  const verdict = told && verdictIn(told.before)
  return (
    <LiveRow
      tone={TONES[type]}
      icon={<Icon aria-hidden />}
      kind={words.event[type]}
      at={instant(time)}
      team={team}
      user={user}
    >
      {told === null ? (
        <bdi>{challengeIn(event) ?? cheatIn(event) ?? content}</bdi>
      ) : (
        <>
          {verdict === null ? told.before : `${words.status[verdict]} `}
          <AnswerText answer={told.answer} isMasked={isMasked} />
          {told.after}
        </>
      )}
    </LiveRow>
  )
})

const ICONS: Readonly<Record<EventType, LucideIcon>> = {
  Normal: MessageSquare,
  ContainerStart: Power,
  ContainerDestroy: PowerOff,
  FlagSubmit: Flag,
  CheatDetected: TriangleAlert,
}
const TONES: Readonly<Record<EventType, BadgeProps['tone']>> = {
  Normal: 'gray',
  ContainerStart: 'green',
  ContainerDestroy: 'red',
  FlagSubmit: 'cyan',
  CheatDetected: 'orange',
}

type EventText = Pick<GameEvent, 'type' | 'content'>

/** The verdict at the beginning of an event about a submission. Null if the text has another form. */
export function verdictIn(before: string): AnswerResult | null {
  return BASE_VERDICTS.get(before) ?? ANSWER_RESULTS.find((result) => before === `[${result}] `) ?? null
}

/** The challenge of an event about a container. The rest of the text repeats the type of the event. */
export function challengeIn({ type, content }: EventText): string | null {
  if (type !== 'ContainerStart' && type !== 'ContainerDestroy') return null
  return /^([\s\S]+#\d+) (?:started|destroyed|启动容器实例|销毁容器实例)$/.exec(content)?.[1] ?? null
}

/**
 * Rewrites a base server's event about a cheat into the form of our own server. Null if there is nothing to
 * rewrite.
 */
export function cheatIn({ type, content }: EventText): string | null {
  if (type !== 'CheatDetected') return null
  const [, challenge, sender, owner] = BASE_CHEAT.exec(content) ?? []
  return challenge === undefined ? null : `${challenge}  ${sender} ← ${owner}`
}
