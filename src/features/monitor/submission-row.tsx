import Check from 'lucide-react/icons/check'
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis'
import Crosshair from 'lucide-react/icons/crosshair'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import type { AnswerResult, Submission } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'
import type { BadgeProps } from '#src/ui/badge.tsx'
import { Text } from '#src/ui/layout.tsx'
import { AnswerText } from './answer-text.tsx'
import { LiveRow } from './live-row.tsx'

export const SubmissionRow = memo(function SubmissionRow({
  submission,
  isMasked,
}: {
  submission: Submission
  isMasked: boolean
}) {
  const words = useWords(monitorWords)
  const { answer, status, time, user, team, challenge } = submission
  const Icon = ICONS[status]
  return (
    <LiveRow
      tone={TONES[status]}
      icon={<Icon aria-hidden />}
      kind={words.status[status]}
      at={instant(time)}
      team={team}
      user={user}
    >
      <Text as="bdi" weight="semibold">
        {challenge}
      </Text>{' '}
      <AnswerText answer={answer} isMasked={isMasked} />
    </LiveRow>
  )
})

const ICONS: Readonly<Record<AnswerResult, LucideIcon>> = {
  FlagSubmitted: CircleEllipsis,
  Accepted: Check,
  WrongAnswer: X,
  NotFound: Crosshair,
  CheatDetected: TriangleAlert,
}
const TONES: Readonly<Record<AnswerResult, BadgeProps['tone']>> = {
  FlagSubmitted: 'gray',
  Accepted: 'green',
  WrongAnswer: 'red',
  NotFound: 'gray',
  CheatDetected: 'orange',
}
