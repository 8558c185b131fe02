import { Link } from 'react-router-dom'
import type { RoomAddress } from '#contract/models/room-pages.ts'
import { teamPagePath } from '#src/shell/room/room-links.ts'
import { roomPagesWords } from '#src/text/areas/room-pages.ts'
import { useWords } from '#src/text/use-text.ts'
import { roomPage } from '#styled/recipes/room-page.js'

interface OtherTeamsProps extends Pick<RoomAddress, 'others' | 'otherTeams'> {
  game: number
}

/** The other teams of an address. Renders nothing if there is none. */
export function OtherTeams({ game, others, otherTeams }: OtherTeamsProps) {
  const words = useWords(roomPagesWords)
  const style = roomPage()
  if (otherTeams === 0) return null
  return (
    <div className={style.shared}>
      {words.also}{' '}
      {others.map(({ participationId, name }) => (
        <Link key={participationId} to={teamPagePath(game, participationId)} className={style.link}>
          <bdi>{name}</bdi>
        </Link>
      ))}
      {otherTeams > others.length ? <span>{words.moreTeams(otherTeams - others.length)}</span> : null}
    </div>
  )
}
