import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import type { AccountView } from './account-view.ts'
import { activeNavEntry, IN_BAR, NAV_ENTRIES } from './nav-entries.ts'

const loadSheet = () => import('./more-sheet.tsx')
const MoreSheet = lazy(async () => ({ default: (await retryImport(loadSheet)).MoreSheet }))
void loadOnFirstTouch(loadSheet)

export function BottomBar({ account, onSearch }: { account: AccountView; onSearch: () => void }) {
  const words = useText().screens.frame
  const active = activeNavEntry(useLocation().pathname)
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const style = frame()
  return (
    <>
      <nav aria-label={words.navigation} className={style.bar}>
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
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={active === 'about' || active === 'admin' ? true : undefined}
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
            onClose={() => setSheet('closed')}
            onSearch={onSearch}
          />
        </Suspense>
      )}
    </>
  )
}
