import CircleUser from 'lucide-react/icons/circle-user'
import Eraser from 'lucide-react/icons/eraser'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { useAccountActions } from '#src/bind/use-account-actions.ts'
import { LANGUAGES } from '#contract/rules/language.ts'
import { SCHEMES } from '#machines/app/scheme.machine.ts'
import { useLanguage } from '#src/bind/use-language.ts'
import { useScheme } from '#src/bind/use-scheme.ts'
import { returnStateOf } from '#src/url/sign-in-path.ts'
import { useText } from '#src/text/use-text.ts'
import { Drawer } from '#src/ui/drawer.tsx'
import { Stack } from '#src/ui/layout.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { frame } from '#styled/recipes/frame.js'
import type { AccountView } from './account-view.ts'
import { activeNavEntry, isInBar, NAV_ENTRIES, navEntriesFor } from './nav-entries.ts'

export interface MoreSheetProps {
  account: AccountView
  isOpen: boolean
  /** True if the bottom bar has no entries of the platform, as within a game. */
  hasAllPlaces: boolean
  /** Links above those of the platform. */
  above: ReactNode
  onClose: () => void
  onSearch: (() => void) | undefined
}

/** The entries that do not fit into a phone's bar. */
export function MoreSheet({ account, isOpen, hasAllPlaces, above, onClose, onSearch }: MoreSheetProps) {
  const { app, screens } = useText()
  const words = screens.frame
  const spot = useLocation()
  const scheme = useScheme()
  const language = useLanguage()
  const navigate = useNavigate()
  const { clearCache, leave } = useAccountActions(() => navigate('/', { flushSync: true }))
  const places = navEntriesFor(account.kind === 'account' && account.isAdmin).filter(
    (place) => hasAllPlaces || !isInBar(place),
  )
  const active = activeNavEntry(spot.pathname)
  const style = frame()
  const action = (label: string, icon: ReactNode, act: () => void, tone?: 'danger') => (
    <button
      type="button"
      data-tone={tone}
      onClick={() => {
        onClose()
        act()
      }}
      className={style.sheetPlace}
    >
      {icon}
      {label}
    </button>
  )
  const link = (to: string, label: string, icon: ReactNode, isActive = false) => (
    <Link
      key={to}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      onClick={onClose}
      className={style.sheetPlace}
    >
      {icon}
      {label}
    </Link>
  )
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={account.kind === 'account' && account.name !== '' ? account.name : words.more}
      closeLabel={words.close}
      place="foot"
    >
      <Stack gap="4">
        <div>
          {above}
          {places.map((place) => {
            const { to, icon: Icon } = NAV_ENTRIES[place]
            return link(to, words[place], <Icon aria-hidden />, place === active)
          })}
          {onSearch ? action(words.palette, <Search aria-hidden />, onSearch) : null}
          {account.kind === 'visitor'
            ? link(returnStateOf('signIn', spot), words.signIn, <LogIn aria-hidden />)
            : null}
          {account.kind === 'account' ? (
            <>
              {link('/account/profile', words.profile, <CircleUser aria-hidden />)}
              {action(words.clearCache, <Eraser aria-hidden />, clearCache)}
              {action(words.signOut, <LogOut aria-hidden />, leave, 'danger')}
            </>
          ) : null}
        </div>
        <Segmented
          label={screens.scheme.name}
          value={scheme.view.chosen}
          onValueChange={scheme.choose}
          choices={SCHEMES.map((value) => ({ value, label: screens.scheme[value] }))}
        />
        {language.view.kind === 'speaking' ? (
          <Segmented
            label={words.language}
            value={language.view.language}
            onValueChange={language.choose}
            choices={LANGUAGES.map((value) => ({ value, label: app.language[value] }))}
          />
        ) : null}
      </Stack>
    </Drawer>
  )
}
