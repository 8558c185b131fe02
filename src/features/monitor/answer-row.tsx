import { memo, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { instant } from '#contract/models/time.ts'
import { useToday } from '#src/browser/today.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatTime } from '#src/format/time.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { personPagePath, resultsPath, teamPagePath } from '#src/shell/room/room-links.ts'
import { Verdict } from '#src/shell/room/verdict.tsx'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { answerList } from '#styled/recipes/answer-list.js'
import type { FoldedAnswer } from './fold-repeats.ts'

export interface AnswerRowProps {
  game: number
  row: FoldedAnswer
  isMasked: boolean
  /** Only the row with the cursor is a tab stop. */
  tab: 0 | -1
  /** True for the row in the panel. */
  isOpen: boolean
  onOpen: (row: FoldedAnswer) => void
}

/** One submission in one line. Each name links to its page, and a press elsewhere opens the panel. */
export const AnswerRow = memo(function AnswerRow(props: AnswerRowProps) {
  const { game, row, isMasked, tab, isOpen, onOpen } = props
  const words = useWords(monitorWords)
  const { locale } = useText()
  const { answer, status, time, user, team, challenge, facts } = row.submission
  const at = instant(time)
  const style = answerList()
  const isToday = dayOf(at) === useToday()
  const when = isToday ? dateFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at) : null
  return (
    <div className={style.line}>
      <button
        type="button"
        data-key={row.key}
        tabIndex={tab}
        aria-expanded={isOpen}
        title={formatTime(at, locale)}
        onClick={() => onOpen(row)}
        className={style.time}
      >
        <time dateTime={new Date(at).toISOString()}>{when ?? formatDayHour(at, locale)}</time>
        <SrOnly>, {words.answers.details}</SrOnly>
      </button>
      <Verdict status={status} placing={facts?.placing} className={style.verdict} />
      <span className={style.team}>
        <TeamFlag name={team} size={16} />
        <Name to={facts && teamPagePath(game, facts.participationId)} tab={tab}>
          {team}
        </Name>
      </span>
      <span className={style.person}>
        <Name to={facts?.userId ? personPagePath(game, facts.userId) : undefined} tab={tab}>
          {user === '' ? words.nobody : user}
        </Name>
      </span>
      <span className={style.challenge}>
        {facts ? <CategoryIcon tag={facts.category} /> : null}
        <Name to={facts && resultsPath(game, facts.challengeId)} tab={tab}>
          {challenge}
        </Name>
      </span>
      <span title={isMasked ? undefined : answer} className={style.answer}>
        {row.count > 1 ? <span className={style.count}>{words.answers.repeats(row.count)}</span> : null}
        <HiddenText isMasked={isMasked}>
          <bdi>{answer}</bdi>
        </HiddenText>
      </span>
      <span className={style.nth}>{facts?.attempt ?? ''}</span>
      <span className={style.address}>
        <HiddenText isMasked={isMasked && facts?.ip != null}>{facts?.ip ?? ''}</HiddenText>
      </span>
    </div>
  )
})

/**
 * Links to the page of the team, user or challenge. An older server sends no ids, so there is nothing to link
 * to.
 */
function Name({ to, tab, children }: { to: string | undefined; tab: 0 | -1; children: ReactNode }) {
  const { name } = answerList()
  return to === undefined ? (
    <bdi className={name}>{children}</bdi>
  ) : (
    <Link to={to} tabIndex={tab} className={name}>
      <bdi>{children}</bdi>
    </Link>
  )
}
