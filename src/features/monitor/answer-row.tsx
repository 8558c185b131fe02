import Check from 'lucide-react/icons/check'
import CircleEllipsis from 'lucide-react/icons/circle-ellipsis'
import Clock from 'lucide-react/icons/clock'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import X from 'lucide-react/icons/x'
import type { LucideIcon } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AnswerResult } from '#contract/models/submission.ts'
import { NO_SEARCH, writeAnswerSearch, type AnswerSearch } from '#contract/rules/answer-search.ts'
import { instant } from '#contract/models/time.ts'
import { MASK } from '#machines/admin/masked-answer.ts'
import { useToday } from '#src/browser/today.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatTime } from '#src/format/time.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { answerList } from '#styled/recipes/answer-list.js'
import type { FoldedAnswer } from './fold-repeats.ts'

export interface AnswerRowProps {
  row: FoldedAnswer
  isMasked: boolean
}

/** One answer in one line. Its names narrow the list to what they name. */
export const AnswerRow = memo(function AnswerRow({ row, isMasked }: AnswerRowProps) {
  const words = useWords(monitorWords)
  const { locale } = useText()
  const { answer, status, time, user, team, challenge, facts } = row.submission
  const at = instant(time)
  const style = answerList()
  const Icon = ICONS[status]
  const medal = facts?.placing ? words.answers.medal[facts.placing - 1] : undefined
  const isToday = dayOf(at) === useToday()
  const when = isToday ? dateFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at) : null
  const hidden = (
    <>
      <span aria-hidden>{MASK}</span>
      <SrOnly>{words.hiddenAnswer}</SrOnly>
    </>
  )
  return (
    <div className={style.line}>
      <time dateTime={new Date(at).toISOString()} title={formatTime(at, locale)} className={style.time}>
        {when ?? formatDayHour(at, locale)}
      </time>
      <span data-verdict={status} className={style.verdict}>
        <Icon aria-hidden />
        <span>
          {verdictName(status, words.answers.is)}
          {medal === undefined ? null : ` · ${medal}`}
        </span>
      </span>
      <span className={style.team}>
        <TeamFlag name={team} size={16} />
        <Name search={{ team }}>{team}</Name>
      </span>
      <span className={style.person}>
        <Name search={user === '' ? null : { person: user }}>{user === '' ? words.nobody : user}</Name>
      </span>
      <span className={style.challenge}>
        {facts ? <CategoryIcon tag={facts.category} /> : null}
        <Name search={{ challenge }}>{challenge}</Name>
      </span>
      <span title={isMasked ? undefined : answer} className={style.answer}>
        {row.count > 1 ? <span className={style.count}>{words.answers.repeats(row.count)}</span> : null}
        {isMasked ? hidden : <bdi>{answer}</bdi>}
      </span>
      <span className={style.nth}>{facts?.attempt ?? ''}</span>
      <span className={style.address}>{facts?.ip == null ? '' : isMasked ? hidden : facts.ip}</span>
    </div>
  )
})

/** Leads to all answers of the thing. */
function Name({ search, children }: { search: Partial<AnswerSearch> | null; children: ReactNode }) {
  const { name } = answerList()
  if (search === null) return <bdi className={name}>{children}</bdi>
  const query = new URLSearchParams({ q: writeAnswerSearch({ ...NO_SEARCH, ...search }) })
  return (
    <Link to={`?${query.toString()}`} className={name}>
      <bdi>{children}</bdi>
    </Link>
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
