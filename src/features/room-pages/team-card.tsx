import { Link } from 'react-router-dom'
import type { RoomTeamModel } from '#contract/models/room-pages.ts'
import type { Submission } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import { useToday } from '#src/browser/today.ts'
import { dateFormat } from '#src/format/date-format.ts'
import { dayOf } from '#src/format/day.ts'
import { formatDayHour, formatTime } from '#src/format/time.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { liveSearchPath, personPagePath, resultsPath } from '#src/shell/room/room-links.ts'
import { Verdict } from '#src/shell/room/verdict.tsx'
import { answerPanelWords } from '#src/text/areas/answer-panel.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { teamActsWords } from '#src/text/areas/team-acts.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Badge } from '#src/ui/badge.tsx'
import { SkeletonShape } from '#src/ui/skeleton-shape.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { sidePanel } from '#styled/recipes/side-panel.js'
import { LookedBy } from './looked-by.tsx'
import { Section } from './section.tsx'
import { STATUS_TONES } from './status-tones.ts'

const LAST = 8

interface TeamCardProps {
  game: number
  team: RoomTeamModel
  isMasked: boolean
}

/** A team in a few lines: its standing, its people, and its last submissions. */
export function TeamCard({ game, team, isMasked }: TeamCardProps) {
  const words = useWords(answerPanelWords)
  const pages = useWords(roomPagesWords)
  const acting = useWords(teamActsWords)
  const style = roomPage()
  const players = team.people.filter(({ isRegistered }) => isRegistered)
  const { rank, ranked, points, tries, status } = team
  return (
    <>
      <Section title={team.name}>
        <dl className={sidePanel().facts}>
          <dt>{words.standing}</dt>
          <dd>{rank === null ? words.noPlace : words.place(rank, ranked, points)}</dd>
          <dt>{words.people}</dt>
          <dd>
            {players.map(({ userId, userName }, at) => (
              <span key={userId}>
                {at === 0 ? null : ', '}
                <Link to={personPagePath(game, userId)} className={style.link}>
                  <bdi>{userName}</bdi>
                </Link>
              </span>
            ))}
          </dd>
          <dt>{pages.submissions}</dt>
          <dd>{words.tries(tries.solves, tries.wrong)}</dd>
          {status === 'Accepted' ? null : (
            <>
              <dt>{words.status}</dt>
              <dd>
                <Badge tone={STATUS_TONES[status]}>{pages.status[status]}</Badge>
              </dd>
            </>
          )}
          {team.banReason ? (
            <>
              <dt>{acting.banReason}</dt>
              <dd>{team.banReason}</dd>
            </>
          ) : null}
          {team.looked === null ? null : (
            <>
              <dt>{words.looked}</dt>
              <dd>
                <LookedBy look={team.looked} />
              </dd>
            </>
          )}
        </dl>
      </Section>
      <Section
        title={words.last}
        tools={
          <Link to={liveSearchPath(game, { team: team.name })} className={style.wayOn}>
            {pages.inLive}
          </Link>
        }
      >
        {team.submissions.length === 0 ? <p className={style.none}>{pages.noSubmissions}</p> : null}
        <ul className={style.answers}>
          {team.submissions.slice(0, LAST).map((one) => (
            <LastAnswer
              key={one.facts?.id ?? `${one.time} ${one.answer}`}
              game={game}
              one={one}
              isMasked={isMasked}
            />
          ))}
        </ul>
      </Section>
    </>
  )
}

function LastAnswer({ game, one, isMasked }: { game: number; one: Submission; isMasked: boolean }) {
  const { locale } = useText()
  const today = useToday()
  const style = roomPage()
  const at = instant(one.time)
  const isToday = dayOf(at) === today
  return (
    <li>
      <time dateTime={new Date(at).toISOString()} title={formatTime(at, locale)}>
        {isToday
          ? dateFormat(locale, { timeStyle: 'medium', hourCycle: 'h23' }).format(at)
          : formatDayHour(at, locale)}
      </time>
      <Verdict status={one.status} className={style.verdict} />
      {one.facts ? (
        <Link to={resultsPath(game, one.facts.challengeId)} className={style.link}>
          <bdi>{one.challenge}</bdi>
        </Link>
      ) : (
        <bdi>{one.challenge}</bdi>
      )}
      <span className={style.code} title={isMasked ? undefined : one.answer}>
        <HiddenText isMasked={isMasked}>
          <bdi>{one.answer}</bdi>
        </HiddenText>
      </span>
    </li>
  )
}

const LINES = [0, 1, 2, 3, 4, 5]

/** About as high as the card, so that little moves. */
export function TeamCardWaiting() {
  const { loading } = useWords(roomPagesWords)
  const style = roomPage()
  return (
    <SkeletonShape label={loading}>
      <div className={style.section}>
        {LINES.map((each) => (
          <div key={each} className={style.blank}>
            <Skeleton width="long" />
          </div>
        ))}
      </div>
    </SkeletonShape>
  )
}
