import Eye from 'lucide-react/icons/eye'
import Search from 'lucide-react/icons/search'
import Server from 'lucide-react/icons/server'
import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import type { AccountView } from '#src/shell/frame/account-view.ts'
import { LanguageCorner } from '#src/shell/frame/language-corner.tsx'
import { AccountCorner } from '#src/shell/frame/nav-rail.tsx'
import { SchemeCorner } from '#src/shell/frame/scheme-corner.tsx'
import { roomWords } from '#src/text/areas/room.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { Logo } from '#src/ui/logo.tsx'
import { frame } from '#styled/recipes/frame.js'
import { room } from '#styled/recipes/room.js'
import { roomPath, SECTION_FACTS, type RoomSection } from './room-sections.ts'

export interface RoomRailProps {
  game: number
  section: RoomSection
  sections: readonly RoomSection[]
  account: AccountView
  onSearch: () => void
}

/** The sections of the room, and the links that lead out of it. */
export function RoomRail({ game, section, sections, account, onSearch }: RoomRailProps) {
  const { frame: words } = useText().screens
  const names = useWords(roomWords)
  const { logoUrl } = useConfig()
  const style = room()
  const isAdmin = account.kind === 'account' && account.isAdmin
  return (
    <aside className={style.rail}>
      <div className={style.head}>
        <Link to="/" aria-label={words.home} className={style.mark}>
          <Logo src={logoUrl} />
        </Link>
        <span className={style.name}>{names.room}</span>
      </div>
      <nav aria-label={names.sections} className={style.places}>
        {sections.map((each) => (
          <RailLink
            key={each}
            to={roomPath(game, each)}
            name={names.section[each]}
            Icon={SECTION_FACTS[each].icon}
            isHere={each === section}
            keys={`G ${SECTION_FACTS[each].key.toUpperCase()}`}
          />
        ))}
      </nav>
      <nav aria-label={words.navigation} className={style.ways}>
        <RailLink to={`/games/${game}`} name={names.asPlayer} Icon={Eye} />
        {isAdmin ? <RailLink to="/admin/games" name={names.platform} Icon={Server} /> : null}
      </nav>
      <div className={style.corners}>
        <button type="button" aria-label={words.palette} onClick={onSearch} className={frame().place}>
          <Search aria-hidden />
          <span aria-hidden className={frame().tip}>
            {words.palette}
          </span>
        </button>
        <SchemeCorner />
        <LanguageCorner />
        <AccountCorner account={account} />
      </div>
    </aside>
  )
}

interface RailLinkProps {
  to: string
  name: string
  Icon: LucideIcon
  isHere?: boolean
  keys?: string
}

function RailLink({ to, name, Icon, isHere = false, keys }: RailLinkProps) {
  const style = room()
  return (
    <Link to={to} aria-current={isHere ? 'page' : undefined} aria-keyshortcuts={keys} className={style.place}>
      <Icon aria-hidden />
      <span className={style.word}>{name}</span>
    </Link>
  )
}
