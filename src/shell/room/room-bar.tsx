import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { AccountView } from '#src/shell/frame/account-view.ts'
import { roomWords } from '#src/text/areas/room.ts'
import { useText, useWords } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import { IN_ROOM_BAR, roomPath, SECTION_FACTS, type RoomSection } from './room-sections.ts'

const MoreSheet = lazyPart(async () => (await import('#src/shell/frame/more-sheet.tsx')).MoreSheet)

export interface RoomBarProps {
  game: number
  section: RoomSection
  sections: readonly RoomSection[]
  account: AccountView
  onSearch: () => void
}

const isInBar = (section: RoomSection) => IN_ROOM_BAR.some((each) => each === section)

/** The bottom bar of a phone. The sections that do not fit are under "More", above those of the platform. */
export function RoomBar({ game, section, sections, account, onSearch }: RoomBarProps) {
  const words = useText().screens.frame
  const names = useWords(roomWords)
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const style = frame()
  const link = (to: string, name: string, part: ReactNode, look: string) => (
    <Link
      key={to}
      to={to}
      aria-current={to === roomPath(game, section) ? 'page' : undefined}
      onClick={() => setSheet((now) => (now === 'open' ? 'closed' : now))}
      className={look}
    >
      {part}
      <span className={look === style.tab ? style.tabName : undefined}>{name}</span>
    </Link>
  )
  const sectionLink = (each: RoomSection, look: string) => {
    const Icon = SECTION_FACTS[each].icon
    return link(roomPath(game, each), names.section[each], <Icon aria-hidden />, look)
  }
  return (
    <>
      <nav aria-label={names.sections} data-of-game className={style.bar}>
        {IN_ROOM_BAR.filter((each) => sections.includes(each)).map((each) => sectionLink(each, style.tab))}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isInBar(section) ? undefined : true}
          onClick={() => setSheet('open')}
          className={style.tab}
        >
          <Ellipsis aria-hidden />
          <span className={style.tabName}>{words.more}</span>
        </button>
      </nav>
      {sheet === 'unused' ? null : (
        <Suspense>
          <MoreSheet
            account={account}
            isOpen={sheet === 'open'}
            hasAllPlaces
            onClose={() => setSheet('closed')}
            onSearch={onSearch}
            before={sections
              .filter((each) => !isInBar(each))
              .map((each) => sectionLink(each, style.sheetPlace))}
          />
        </Suspense>
      )}
    </>
  )
}
