import Crown from 'lucide-react/icons/crown'
import { Link } from 'react-router-dom'
import type { RoomMember } from '#contract/models/room-pages.ts'
import { instant } from '#contract/models/time.ts'
import { formatCount } from '#src/format/count.ts'
import { HiddenText } from '#src/shell/room/hidden-text.tsx'
import { personPagePath } from '#src/shell/room/room-links.ts'
import { When } from '#src/shell/when.tsx'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useWords } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { SrOnly } from '#src/ui/layout.tsx'
import { roomPage } from '#styled/recipes/room-page.js'

interface PeopleTableProps {
  game: number
  people: readonly RoomMember[]
  captainId: string | null
  isMasked: boolean
}

export function PeopleTable({ game, people, captainId, isMasked }: PeopleTableProps) {
  const words = useWords(roomPagesWords)
  const { column } = words
  const style = roomPage()
  return (
    <table aria-label={words.people} className={style.table}>
      <thead>
        <tr>
          <th scope="col" data-as="person">
            {column.person}
          </th>
          <th scope="col" data-from="large">
            {column.realName}
          </th>
          <th scope="col" data-as="email" data-from="medium">
            {column.email}
          </th>
          <th scope="col" data-as="count">
            {column.solves}
          </th>
          <th scope="col" data-as="count">
            {column.wrong}
          </th>
          <th scope="col" data-as="age">
            {column.last}
          </th>
          <th scope="col" data-as="address" data-from="large">
            {column.address}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((one) => (
          <tr key={one.userId}>
            <td>
              <span className={style.who}>
                <Avatar size="xs" name={one.userName} picture={one.avatar} />
                <Link to={personPagePath(game, one.userId)} className={style.link}>
                  <bdi>{one.userName}</bdi>
                </Link>
                {one.userId === captainId ? (
                  <span title={words.captain}>
                    <Crown aria-hidden />
                    <SrOnly>{words.captain}</SrOnly>
                  </span>
                ) : null}
                {one.isRegistered ? null : <Badge>{words.notJoined}</Badge>}
              </span>
            </td>
            <td data-from="large">
              <HiddenText isMasked={isMasked && one.realName !== ''}>{one.realName}</HiddenText>
            </td>
            <td data-from="medium" data-tone="muted">
              <HiddenText isMasked={isMasked}>{one.email}</HiddenText>
            </td>
            <td data-as="count">{formatCount(one.solves)}</td>
            <td data-as="count" data-tone="muted">
              {formatCount(one.wrong)}
            </td>
            <td data-as="age">{one.lastAt === null ? words.none : <When at={instant(one.lastAt)} />}</td>
            <td data-as="address" data-from="large">
              <HiddenText isMasked={isMasked && one.ip !== null}>{one.ip ?? words.none}</HiddenText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
