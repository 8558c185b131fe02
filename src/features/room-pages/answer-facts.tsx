import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { RoomAddress } from '#contract/models/room-pages.ts'
import type { Submission } from '#contract/models/submission.ts'
import { instant } from '#contract/models/time.ts'
import { formatTime } from '#src/format/time.ts'
import { CategoryIcon } from '#src/shell/category-chip.tsx'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { personPagePath, resultsPath, teamPagePath } from '#src/shell/room/room-links.ts'
import { answerPanelWords } from '#src/text/areas/answer-panel.ts'
import { monitorWords } from '#src/text/areas/monitor.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { sidePanel } from '#styled/recipes/side-panel.js'
import { OtherTeams } from './other-teams.tsx'

interface AnswerFactsProps {
  game: number
  submission: Submission
  count: number
  isMasked: boolean
  /** The address of the submission as the team uses it. Null: not known. */
  address: RoomAddress | null
  /** False: the server has no pages to link to. */
  hasPages: boolean
}

/** Who sent which flag to which challenge, when, and from where. */
export function AnswerFacts({ game, submission, count, isMasked, address, hasPages }: AnswerFactsProps) {
  const { locale } = useText()
  const words = useWords(answerPanelWords)
  const { answers, nobody } = useWords(monitorWords)
  const flag = useRef<HTMLElement>(null)
  const { answer, time, user, team, challenge } = submission
  const facts = hasPages ? submission.facts : undefined
  const at = instant(time)
  const style = roomPage()
  const panel = sidePanel()
  const select = () => {
    if (flag.current) getSelection()?.selectAllChildren(flag.current)
  }
  return (
    <div className={panel.part}>
      <div className={style.who}>
        <TeamFlag name={team} size={20} />
        <Name to={facts && teamPagePath(game, facts.participationId)} name={team} />
      </div>
      <div className={panel.flag}>
        <code ref={flag}>
          <HiddenText isMasked={isMasked}>
            <bdi>{answer}</bdi>
          </HiddenText>
        </code>
        {isMasked ? null : <CopyButton text={answer} labels={words} onRefused={select} />}
      </div>
      {count > 1 ? <div className={style.quiet}>{words.repeats(count)}</div> : null}
      <dl className={panel.facts}>
        <dt>{answers.column.challenge}</dt>
        <dd>
          <span className={style.who}>
            {submission.facts ? <CategoryIcon tag={submission.facts.category} /> : null}
            <Name to={facts && resultsPath(game, facts.challengeId)} name={challenge} />
          </span>
        </dd>
        <dt>{answers.column.person}</dt>
        <dd>
          <Name
            to={facts?.userId ? personPagePath(game, facts.userId) : undefined}
            name={user === '' ? nobody : user}
          />
          {submission.facts?.attempt ? `, ${words.nth(submission.facts.attempt)}` : null}
        </dd>
        <dt>{answers.column.time}</dt>
        <dd>
          <time dateTime={new Date(at).toISOString()}>{formatTime(at, locale)}</time>
        </dd>
        {submission.facts?.ip ? (
          <>
            <dt>{answers.column.address}</dt>
            <dd>
              <span className={style.code}>
                <HiddenText isMasked={isMasked}>{submission.facts.ip}</HiddenText>
              </span>
              {address === null ? null : <OtherTeams game={game} {...address} />}
            </dd>
          </>
        ) : null}
      </dl>
    </div>
  )
}

function Name({ to, name }: { to: string | undefined; name: string }) {
  return to === undefined ? (
    <bdi>{name}</bdi>
  ) : (
    <Link to={to} className={roomPage().link}>
      <bdi>{name}</bdi>
    </Link>
  )
}
