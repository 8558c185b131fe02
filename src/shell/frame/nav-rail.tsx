import Search from 'lucide-react/icons/search'
import { Link, useLocation } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { useText } from '#src/text/use-text.ts'
import { Logo } from '#src/ui/logo.tsx'
import { frame } from '#styled/recipes/frame.js'
import { AccountCorner } from './account-corner.tsx'
import type { AccountView } from './account-view.ts'
import { LanguageCorner } from './language-corner.tsx'
import { activeNavEntry, NAV_ENTRIES, navEntriesFor } from './nav-entries.ts'
import { SchemeCorner } from './scheme-corner.tsx'

export function NavRail({ account, onSearch }: { account: AccountView; onSearch: () => void }) {
  const words = useText().screens.frame
  const active = activeNavEntry(useLocation().pathname)
  const { logoUrl } = useConfig()
  const style = frame()
  return (
    <header className={style.rail}>
      <Link to="/" aria-label={words.home} className={style.mark}>
        <Logo src={logoUrl} />
      </Link>
      <nav aria-label={words.navigation} className={style.places}>
        {navEntriesFor(account.kind === 'account' && account.isAdmin).map((place) => {
          const { to, icon: Icon } = NAV_ENTRIES[place]
          return (
            <Link
              key={place}
              to={to}
              aria-label={words[place]}
              aria-current={place === active ? 'page' : undefined}
              className={style.place}
            >
              <Icon aria-hidden />
              <span aria-hidden className={style.tip}>
                {words[place]}
              </span>
            </Link>
          )
        })}
      </nav>
      <div className={style.foot}>
        <button type="button" aria-label={words.palette} onClick={onSearch} className={style.place}>
          <Search aria-hidden />
          <span aria-hidden className={style.tip}>
            {words.palette}
          </span>
        </button>
        <SchemeCorner />
        <LanguageCorner />
        <AccountCorner account={account} />
      </div>
    </header>
  )
}
