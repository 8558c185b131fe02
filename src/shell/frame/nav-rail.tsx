import CircleUser from 'lucide-react/icons/circle-user'
import Eraser from 'lucide-react/icons/eraser'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useConfig } from '#src/api/use-config.ts'
import { useAccountActions } from '#src/bind/use-account-actions.ts'
import { PALETTE_KEYS } from '#src/text/palette-keys.ts'
import { useText } from '#src/text/use-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { returnStateOf } from '#src/url/sign-in-path.ts'
import { css, cx } from '#styled/css/index.js'
import { frame } from '#styled/recipes/frame.js'
import type { AccountView } from './account-view.ts'
import { LanguageCorner } from './language-corner.tsx'
import { Corner } from './nav-corner.tsx'
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
            {`${words.palette} (${PALETTE_KEYS})`}
          </span>
        </button>
        <SchemeCorner />
        <LanguageCorner />
        <AccountCorner account={account} />
      </div>
    </header>
  )
}

export function AccountCorner({ account }: { account: AccountView }) {
  const words = useText().screens.frame
  const spot = useLocation()
  const navigate = useNavigate()
  const { clearCache, leave } = useAccountActions(() => navigate('/', { flushSync: true }))
  const style = frame()
  switch (account.kind) {
    case 'unknown':
      return (
        <span className={cx(style.mark, css({ color: 'fg.subtle' }))}>
          <CircleUser aria-hidden />
        </span>
      )
    case 'visitor':
      return (
        <Link to={returnStateOf('signIn', spot)} aria-label={words.signIn} className={style.place}>
          <LogIn aria-hidden />
          <span aria-hidden className={style.tip}>
            {words.signIn}
          </span>
        </Link>
      )
    case 'account':
      return (
        <Corner
          label={words.accountOf(account.name)}
          tip={account.name}
          entries={[
            { kind: 'heading', id: 'name', label: account.name },
            {
              kind: 'link',
              id: 'profile',
              label: words.profile,
              icon: <CircleUser />,
              link: <Link to="/account/profile" />,
            },
            {
              kind: 'action',
              id: 'clear-cache',
              label: words.clearCache,
              icon: <Eraser />,
              onSelect: clearCache,
            },
            { kind: 'separator', id: 'line' },
            {
              kind: 'action',
              id: 'sign-out',
              label: words.signOut,
              icon: <LogOut />,
              tone: 'danger',
              onSelect: leave,
            },
          ]}
        >
          <Avatar name={account.name} picture={account.avatar} />
        </Corner>
      )
    default:
      return account satisfies never
  }
}
