import { Link, useLocation } from 'react-router-dom'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import type { AccountView } from './account-view.ts'
import { activeNavEntry, IN_BAR, NAV_ENTRIES } from './nav-entries.ts'
import { PhoneBar } from './phone-bar.tsx'

export function BottomBar({ account, onSearch }: { account: AccountView; onSearch: () => void }) {
  const words = useText().screens.frame
  const active = activeNavEntry(useLocation().pathname)
  const style = frame()
  return (
    <PhoneBar
      label={words.navigation}
      account={account}
      of="platform"
      isMoreCurrent={active === 'about' || active === 'admin'}
      onSearch={onSearch}
    >
      {IN_BAR.map((place) => {
        const { to, icon: Icon } = NAV_ENTRIES[place]
        return (
          <Link
            key={place}
            to={to}
            aria-current={place === active ? 'page' : undefined}
            className={style.tab}
          >
            <Icon aria-hidden />
            <span className={style.tabName}>{words[place]}</span>
          </Link>
        )
      })}
    </PhoneBar>
  )
}
