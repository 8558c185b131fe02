import Flag from 'lucide-react/icons/flag'
import MessageSquare from 'lucide-react/icons/message-square'
import Power from 'lucide-react/icons/power'
import PowerOff from 'lucide-react/icons/power-off'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import type { EventType, GameEvent } from '#contract/models/event.ts'
import { instant } from '#contract/models/time.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import type { BadgeProps } from '#src/ui/badge.tsx'
import { AnswerText } from './answer-text.tsx'
import { challengeIn, cheatIn, verdictIn } from './event-facts.ts'
import { maskedAnswer } from '#machines/admin/masked-answer.ts'
import { LiveRow } from './live-row.tsx'

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
