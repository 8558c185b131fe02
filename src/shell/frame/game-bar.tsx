import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useOutletContext } from 'react-router-dom'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import { useText } from '#src/text/use-text.ts'
import { frame } from '#styled/recipes/frame.js'
import { useAccountView } from './account-view.ts'

const loadSheet = () => import('./more-sheet.tsx')
const MoreSheet = lazy(async () => ({ default: (await retryImport(loadSheet)).MoreSheet }))
void loadOnFirstTouch(loadSheet)

export interface FrameOutlet {
  openPalette: () => void
}

export interface GameBarProps {
  label: string
  children: ReactNode
  notices: ReactNode
}

/** The bottom bar of a phone within a game. It replaces the platform's, whose entries are under "More". */
export function GameBar({ label, children, notices }: GameBarProps) {
  const words = useText().screens.frame
  const account = useAccountView()
  const outlet = useOutletContext<FrameOutlet | null>()
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused')
  const style = frame()
  return (
    <>
      <nav aria-label={label} data-of-game className={style.bar}>
        {children}
        {notices}
        <button type="button" aria-haspopup="dialog" onClick={() => setSheet('open')} className={style.tab}>
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
            onSearch={outlet?.openPalette}
          />
        </Suspense>
      )}
    </>
  )
}
