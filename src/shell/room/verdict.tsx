import Check from 'lucide-react/icons/check'
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from 'lucide-react'
import type { AnswerResult } from '#contract/models/submission.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useWords } from '#src/text/use-text.ts'

interface VerdictProps {
  status: AnswerResult
  /** 1 to 3 for one of the first three solves. */
  placing?: number | null | undefined
  className?: string | undefined
}

/** The icon and word of a verdict. The list sets the colour. */
export function Verdict({ status, placing, className }: VerdictProps) {
  const words = useWords(monitorWords).answers
  const Icon = ICONS[status]
  const medal = placing ? words.medal[placing - 1] : undefined
  return (
    <span data-verdict={status} className={className}>
      <Icon aria-hidden />
      <span>
        {verdictName(status, words.is)}
        {medal === undefined ? null : ` · ${medal}`}
      </span>
    </span>
  )
}

const ICONS: Readonly<Record<AnswerResult, LucideIcon>> = {
  FlagSubmitted: CircleEllipsis,
  Accepted: Check,
  WrongAnswer: X,
  NotFound: Clock,
  CheatDetected: TriangleAlert,
}

type Verdicts = Readonly<Record<'right' | 'wrong' | 'cheat' | 'unopened', string>>

function verdictName(status: AnswerResult, words: Verdicts): string {
  switch (status) {
    case 'Accepted':
      return words.right
    case 'WrongAnswer':
      return words.wrong
    case 'CheatDetected':
      return words.cheat
    case 'NotFound':
      return words.unopened
    case 'FlagSubmitted':
      return '…'
    default:
      return status satisfies never
  }
}
