import { Link } from 'react-router-dom'
import type { AuditEntry } from '#contract/models/audit.ts'
import type { RoomAddress, RoomInstance } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { formatDayHour } from '#src/format/time.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { resultsPath } from '#src/shell/room/room-links.ts'
import { When } from '#src/shell/when.tsx'
import { auditWords } from '#src/text/areas/audit.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { roomPage } from '#styled/recipes/room-page.js'
import { Section } from './section.tsx'
import { OtherTeams } from './other-teams.tsx'

interface AddressesProps {
  game: number
  addresses: readonly RoomAddress[]
  isMasked: boolean
}

/** Players may share an address without cheating, so the list says so. */
export function Addresses({ game, addresses, isMasked }: AddressesProps) {
  const words = useWords(roomPagesWords)
  const { locale } = useText()
  const style = roomPage()
  const isShared = addresses.some(({ otherTeams }) => otherTeams > 0)
  return (
    <Section title={words.addresses}>
      {addresses.length === 0 ? <p className={style.none}>{words.noAddresses}</p> : null}
      <ul className={style.list}>
        {addresses.map(({ ip, first, last, count, others, otherTeams }) => (
          <li key={ip}>
            <div className={style.code}>
              <HiddenText isMasked={isMasked}>{ip}</HiddenText>
            </div>
            <OtherTeams game={game} others={others} otherTeams={otherTeams} />
            <div className={style.quiet}>
              {formatDayHour(instant(first), locale)} – {formatDayHour(instant(last), locale)},{' '}
              {words.from(count)}
            </div>
          </li>
        ))}
      </ul>
      {isShared ? <p className={style.none}>{words.harmless}</p> : null}
    </Section>
  )
}

export function Instances({ game, instances }: { game: number; instances: readonly RoomInstance[] }) {
  const words = useWords(roomPagesWords)
  const { locale } = useText()
  const style = roomPage()
  return (
    <Section title={words.instances} note={instances.length === 0 ? undefined : instances.length}>
      {instances.length === 0 ? <p className={style.none}>{words.noInstances}</p> : null}
      <ul className={style.list}>
        {instances.map(({ challengeId, title, phase, expectStopAt }) => (
          <li key={challengeId}>
            <Link to={resultsPath(game, challengeId)} className={style.link}>
              {title}
            </Link>
            <div className={style.quiet}>
              {words.phase[phase]}
              {expectStopAt === null
                ? null
                : `, ${words.stops} ${formatDayHour(instant(expectStopAt), locale)}`}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Lists the actions of organisers from the audit log. */
export function History({ entries }: { entries: readonly AuditEntry[] }) {
  const words = useWords(roomPagesWords)
  // A newer server may have actions that this client does not know, so their name is shown.
  const acts: Readonly<Record<string, string | undefined>> = useWords(auditWords).acts
  const style = roomPage()
  return (
    <Section
      title={words.history}
      tools={
        <Link to="/admin/logs" className={style.wayOn}>
          {words.log}
        </Link>
      }
    >
      {entries.length === 0 ? <p className={style.none}>{words.noHistory}</p> : null}
      <ul className={style.list}>
        {entries.map(({ number, time, actor, act, changes }) => {
          const last = changes.at(-1)
          return (
            <li key={number}>
              <div>
                <bdi>{actor}</bdi> {acts[act] ?? act}
                {last && !last.isHidden && last.after !== null ? `: ${last.after}` : null}
              </div>
              <div className={style.quiet}>
                <When at={instant(time)} />
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
