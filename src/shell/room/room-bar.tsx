import { Link } from 'react-router-dom'
import type { AccountView } from '#src/shell/frame/account-view.ts'
import { PhoneBar } from '#src/shell/frame/phone-bar.tsx'
import { roomWords } from '#src/text/areas/room.ts'
import { useWords } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import { IN_ROOM_BAR, roomPath, SECTION_FACTS, type RoomSection } from './room-sections.ts'

export interface RoomBarProps {
  game: number
  section: RoomSection
  sections: readonly RoomSection[]
  account: AccountView
  onSearch: () => void
}

const isInBar = (section: RoomSection) => IN_ROOM_BAR.some((each) => each === section)

/** The bottom bar of a phone. Sections that do not fit are under "More", above those of the platform. */
export function RoomBar({ game, section, sections, account, onSearch }: RoomBarProps) {
  const words = useWords(roomWords)
  const style = frame()
  const linkTo = (each: RoomSection, of: 'bar' | 'sheet', onClick?: () => void) => {
    const Icon = SECTION_FACTS[each].icon
    return (
      <Link
        key={each}
        to={roomPath(game, each)}
        aria-current={each === section ? 'page' : undefined}
        onClick={onClick}
        className={of === 'bar' ? style.tab : style.sheetPlace}
      >
        <Icon aria-hidden />
        <span className={of === 'bar' ? style.tabName : undefined}>{words.section[each]}</span>
      </Link>
    )
  }
  return (
    <PhoneBar
      label={words.sections}
      account={account}
      of="game"
      isMoreCurrent={!isInBar(section)}
      onSearch={onSearch}
      above={(close) => sections.filter((each) => !isInBar(each)).map((each) => linkTo(each, 'sheet', close))}
    >
      {IN_ROOM_BAR.filter((each) => sections.includes(each)).map((each) => linkTo(each, 'bar'))}
    </PhoneBar>
  )
}
