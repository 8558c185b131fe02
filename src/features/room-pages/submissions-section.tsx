import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Submission } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import type { AnswerSearch } from '#contract/rules/answer-search.ts'
import { useToday } from '#src/browser/today.ts'
import { dayOf } from '#src/format/day.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { formatDayHour, formatTime } from '#src/format/time.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { liveSearchPath, personPagePath, resultsPath, teamPagePath } from '#src/shell/room/room-links.ts'
import { Verdict } from '#src/shell/room/verdict.tsx'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Button } from '#src/ui/button.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { Section } from './section.tsx'

interface SubmissionsSectionProps {
  game: number
  submissions: readonly Submission[]
  /** The number of all submissions, because the list has only the newest. */
  all: number
  /** The page of a team lists users, and the page of a user lists teams. */
  names: 'person' | 'team'
  search: Partial<AnswerSearch>
  isMasked: boolean
}

const KINDS = ['all', 'right', 'wrong'] as const
type Kind = (typeof KINDS)[number]
const isOf = (kind: Kind, { status }: Submission) =>
  kind === 'all' || (status === 'Accepted') === (kind === 'right')

/** The newest submissions. The live list has all of them. */
export function SubmissionsSection({
  game,
  submissions,
  all,
  names,
  search,
  isMasked,
}: SubmissionsSectionProps) {
  const words = useWords(roomPagesWords)
  const [kind, setKind] = useState<Kind>('all')
  const style = roomPage()
  const shown = submissions.filter((one) => isOf(kind, one))
  return (
    <Section
      title={words.submissions}
      note={words.newest(submissions.length, all)}
      tools={
        <>
          <div role="group" aria-label={words.filterLabel} className={style.kinds}>
            {KINDS.map((each) => (
              <Button
                key={each}
                size="sm"
                look={each === kind ? 'soft' : 'ghost'}
                aria-pressed={each === kind}
                onClick={() => setKind(each)}
              >
                {words.filter[each]}
              </Button>
            ))}
          </div>
          <Link to={liveSearchPath(game, search)} className={style.wayOn}>
            {words.inLive}
          </Link>
        </>
      }
    >
      {shown.length === 0 ? (
        <p className={style.none}>{submissions.length === 0 ? words.noSubmissions : words.noneOfThem}</p>
      ) : (
        <table aria-label={words.submissions} className={style.table}>
          <thead>
            <tr>
              <th scope="col" data-as="time">
                {words.column.time}
              </th>
              <th scope="col" data-as="verdict">
                {words.column.verdict}
              </th>
              <th scope="col">{words.column.challenge}</th>
              <th scope="col" data-from="medium">
                {words.column.flag}
              </th>
              <th scope="col" data-from="medium">
                {words.column[names]}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <SubmissionRow key={keyOf(one)} one={one} game={game} names={names} isMasked={isMasked} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

const keyOf = ({ facts, time, answer }: Submission) => facts?.id ?? `${time} ${answer}`

interface SubmissionRowProps extends Pick<SubmissionsSectionProps, 'game' | 'names' | 'isMasked'> {
  one: Submission
}

function SubmissionRow({ one, game, names, isMasked }: SubmissionRowProps) {
  const { locale } = useText()
  const today = useToday()
  const style = roomPage()
  const { facts } = one
  const at = instant(one.time)
  const isToday = dayOf(at) === today
  return (
    <tr>
      <td data-as="time">
        <time dateTime={new Date(at).toISOString()} title={formatTime(at, locale)}>
          {isToday
            ? dateFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at)
            : formatDayHour(at, locale)}
        </time>
      </td>
      <td data-as="verdict">
        <Verdict status={one.status} placing={facts?.placing} className={style.verdict} />
      </td>
      <td>
        <span className={style.who}>
          {facts ? <CategoryIcon tag={facts.category} /> : null}
          <Name to={facts && resultsPath(game, facts.challengeId)} name={one.challenge} />
        </span>
      </td>
      <td data-from="medium" data-as="flag">
        <HiddenText isMasked={isMasked}>{one.answer}</HiddenText>
      </td>
      <td data-from="medium">
        {names === 'person' ? (
          <Name to={facts?.userId ? personPagePath(game, facts.userId) : undefined} name={one.user} />
        ) : (
          <Name to={facts && teamPagePath(game, facts.participationId)} name={one.team} />
        )}
      </td>
    </tr>
  )
}

function Name({ to, name }: { to: string | undefined; name: string }) {
  const style = roomPage()
  return to === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <Link to={to} className={style.link}>
      <bdi>{name}</bdi>
    </Link>
  )
}
