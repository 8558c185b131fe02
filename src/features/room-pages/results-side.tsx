import { Link } from 'react-router-dom'
import type { RoomResultsModel, RoomTrying } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { formatCount } from '#src/format/count.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { liveSearchPath, teamPagePath } from '#src/shell/room/room-links.ts'
import { When } from '#src/shell/when.tsx'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { Section } from './section.tsx'

interface WrongFlagsProps {
  game: number
  results: RoomResultsModel
  isMasked: boolean
}

/** The most frequent wrong flags. Each links to its submissions in the live list. */
export function WrongFlags({ game, results, isMasked }: WrongFlagsProps) {
  const words = useWords(roomPagesWords)
  const style = roomPage()
  const { title, wrongAnswers, foreignFlags, foreignTeams, tries } = results
  return (
    <Section
      title={words.wrongFlags}
      note={formatCount(tries.wrong)}
      tools={
        <Link to={liveSearchPath(game, { challenge: title, is: 'wrong' })} className={style.wayOn}>
          {words.inLive}
        </Link>
      }
    >
      {wrongAnswers.length === 0 && foreignFlags === 0 ? <p className={style.none}>{words.noWrong}</p> : null}
      <ul className={style.counted}>
        {wrongAnswers.map(({ answer, times, teams }) => (
          <li key={answer}>
            <span title={isMasked ? undefined : answer} className={style.code}>
              <HiddenText isMasked={isMasked}>
                <bdi>{answer}</bdi>
              </HiddenText>
            </span>
            <span>{words.times(times)}</span>
            <span className={style.quiet}>{words.byTeams(teams)}</span>
          </li>
        ))}
        {foreignFlags === 0 ? null : (
          <li>
            <Link to={liveSearchPath(game, { challenge: title, is: 'cheat' })} className={style.link}>
              {words.foreign}
            </Link>
            <span>{words.times(foreignFlags)}</span>
            <span className={style.quiet}>{words.byTeams(foreignTeams)}</span>
          </li>
        )}
      </ul>
    </Section>
  )
}

export function Trying({ game, trying }: { game: number; trying: readonly RoomTrying[] }) {
  const words = useWords(roomPagesWords)
  const style = roomPage()
  return (
    <Section title={words.tryingNow} note={words.lastHalfHour}>
      {trying.length === 0 ? <p className={style.none}>{words.noTrying}</p> : null}
      <ul className={style.counted}>
        {trying.map(({ participationId, team, avatar, tries, lastAt }) => (
          <li key={participationId}>
            <span className={style.who}>
              <TeamFlag name={team} picture={avatar} size={16} />
              <Link to={teamPagePath(game, participationId)} className={style.link}>
                <bdi>{team}</bdi>
              </Link>
            </span>
            <span>{words.times(tries)}</span>
            <span className={style.quiet}>
              <When at={instant(lastAt)} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
