import { Link } from 'react-router-dom'
import type { RoomPersonModel, RoomSignIn } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { formatDayHour } from '#src/format/time.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { When } from '#src/shell/when.tsx'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { roomPage } from '#styled/recipes/room-page.js'
import { Section } from './section.tsx'

/** The teams of a user, and all games that they play or have played. */
export function PersonTeams({ game, person }: { game: number; person: RoomPersonModel }) {
  const words = useWords(roomPagesWords)
  const style = roomPage()
  return (
    <>
      <Section title={words.teams}>
        <ul className={style.list}>
          {person.teams.map(({ teamId, name, avatar, isCaptain, participationId }) => (
            <li key={teamId}>
              <span className={style.who}>
                <TeamFlag name={name} picture={avatar} size={16} />
                {participationId === null ? (
                  <bdi>{name}</bdi>
                ) : (
                  <Link to={teamPagePath(game, participationId)} className={style.link}>
                    <bdi>{name}</bdi>
                  </Link>
                )}
                {isCaptain ? <span className={style.quiet}>{words.captain}</span> : null}
              </span>
              {participationId === null ? <div className={style.quiet}>{words.notInGame}</div> : null}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.games}>
        <ul className={style.list}>
          {person.games.map(({ gameId, title, participationId, team, status }) => (
            <li key={gameId}>
              <Link to={teamPagePath(gameId, participationId)} className={style.link}>
                <bdi>{title}</bdi>
              </Link>
              <div className={style.quiet}>
                <bdi>{team}</bdi>, {words.status[status]}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}

export function SignIns({ signIns, isMasked }: { signIns: readonly RoomSignIn[]; isMasked: boolean }) {
  const words = useWords(roomPagesWords)
  const { locale } = useText()
  const style = roomPage()
  return (
    <Section title={words.signIns}>
      {signIns.length === 0 ? <p className={style.none}>{words.noSignIns}</p> : null}
      <ul className={style.list}>
        {signIns.map(({ at, seenAt, ip, agent }) => (
          <li key={`${at} ${seenAt} ${ip} ${agent}`}>
            <div className={style.code}>
              <HiddenText isMasked={isMasked}>{ip}</HiddenText>
            </div>
            <div className={style.quiet}>{agent}</div>
            <div className={style.quiet}>
              {formatDayHour(instant(at), locale)}, {words.seen} <When at={instant(seenAt)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
