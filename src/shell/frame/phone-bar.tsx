import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import type { AccountView } from './account-view.ts'

const loadSheet = () => import('./more-sheet.tsx')
const MoreSheet = lazy(async () => ({ default: (await retryImport(loadSheet)).MoreSheet }))
void loadOnFirstTouch(loadSheet)

export interface PhoneBarProps {
  label: string
  account: AccountView
  /** `game`: the bar has screens of a game, so those of the platform are under "More". */
  of: 'platform' | 'game'
  /** True if the open screen is under "More". */
  isMoreCurrent?: boolean
  onSearch: (() => void) | undefined
  /** The entries before "More". */
  children: ReactNode
  /** Links under "More", above those of the platform. `close` closes the sheet. */
  above?: (close: () => void) => ReactNode
}

/** The bar at the bottom of a phone. Entries that do not fit are under "More". */
export function PhoneBar({ label, account, of, isMoreCurrent = false, onSearch, ...rest }: PhoneBarProps) {
  const { children, above } = rest
  const words = useText().screens.frame
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const close = () => setSheet('closed')
  const style = frame()
  return (
    <>
      <nav aria-label={label} data-of-game={of === 'game' ? true : undefined} className={style.bar}>
        {children}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-current={isMoreCurrent ? true : undefined}
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
            hasAllPlaces={of === 'game'}
            onClose={close}
            onSearch={onSearch}
            above={above?.(close)}
          />
        </Suspense>
      )}
    </>
  )
}
