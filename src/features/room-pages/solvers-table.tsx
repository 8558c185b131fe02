import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { RoomSolve } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { formatSpan } from '#src/format/ago.ts'
import { formatCount } from '#src/format/count.ts'
import { formatDayHour } from '#src/format/time.ts'
import { personPagePath, teamPagePath } from '#src/shell/room/room-links.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { TeamFlag } from '#src/ui/identity/team-flag.tsx'
import { SearchField } from '#src/ui/search-field.tsx'
import { textFilter } from '#src/url/text-filter.ts'
import { roomPage } from '#styled/recipes/room-page.js'
import { Section } from './section.tsx'

interface SolversTableProps {
  game: number
  solved: readonly RoomSolve[]
  openedAt: number
}

const found = textFilter(({ team, user }: RoomSolve) => `${team}\n${user}`)

/** Lists the solves of a challenge in their order, because the first ones have a bonus. */
export function SolversTable({ game, solved, openedAt }: SolversTableProps) {
  const words = useWords(roomPagesWords)
  const [sought, setSought] = useState('')
  const { column } = words
  const style = roomPage()
  const shown = found(solved, sought)
  return (
    <Section
      title={words.solvedBy}
      note={formatCount(solved.length)}
      tools={
        <SearchField
          label={words.findTeam}
          placeholder={words.findTeam}
          onSearch={setSought}
          className={style.search}
        />
      }
    >
      {shown.length === 0 ? (
        <p className={style.none}>{solved.length === 0 ? words.notSolved : words.noneOfThem}</p>
      ) : (
        <table aria-label={words.solvedBy} className={style.table}>
          <thead>
            <tr>
              <th scope="col" data-as="place">
                {column.place}
              </th>
              <th scope="col">{column.team}</th>
              <th scope="col" data-from="medium">
                {column.by}
              </th>
              <th scope="col" data-as="time" data-from="medium">
                {column.time}
              </th>
              <th scope="col" data-as="age">
                {column.after}
              </th>
              <th scope="col" data-as="count" data-from="medium">
                {column.nth}
              </th>
              <th scope="col" data-as="count">
                {column.points}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <SolverRow key={one.participationId} one={one} game={game} openedAt={openedAt} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function SolverRow({ one, game, openedAt }: { one: RoomSolve; game: number; openedAt: number }) {
  const { locale } = useText()
  const style = roomPage()
  const at = instant(one.at)
  return (
    <tr>
      <td data-as="place" data-place={one.placing}>
        {one.placing}
      </td>
      <td>
        <span className={style.who}>
          <TeamFlag name={one.team} picture={one.avatar} size={16} />
          <Link to={teamPagePath(game, one.participationId)} className={style.link}>
            <bdi>{one.team}</bdi>
          </Link>
        </span>
      </td>
      <td data-from="medium" data-tone="muted">
        {one.userId === null ? (
          one.user
        ) : (
          <Link to={personPagePath(game, one.userId)} className={style.link}>
            <bdi>{one.user}</bdi>
          </Link>
        )}
      </td>
      <td data-as="time" data-from="medium">
        {formatDayHour(at, locale)}
      </td>
      <td data-as="age">{formatSpan(Math.max(0, at - openedAt), locale)}</td>
      <td data-as="count" data-from="medium" data-tone="muted">
        {one.attempt ?? ''}
      </td>
      <td data-as="count">{formatCount(one.points)}</td>
    </tr>
  )
}
