import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { loadOnFirstTouch } from '#src/browser/load-when-idle.ts'
import { retryImport } from '#src/browser/retry-import.ts'
import type { MenuEntry } from '#src/ui/menu.tsx'
import { frame } from '#styled/recipes/frame.js'

const loadMenu = () => import('#src/ui/menu.tsx')
const HeldMenu = lazy(async () => ({ default: (await retryImport(loadMenu)).HeldMenu }))
void loadOnFirstTouch(loadMenu)

export interface CornerProps {
  label: string
  tip: string
  entries: readonly MenuEntry[]
  children: ReactNode
}

/** A button at the bottom of the rail. The code of its menu loads at the first interaction with the page. */
export function Corner({ label, tip, entries, children }: CornerProps) {
  const id = useId()
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  const style = frame()
  const isOpen = menu === 'open'
  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        data-state={isOpen ? 'open' : 'closed'}
        onClick={() => setMenu(isOpen ? 'closed' : 'open')}
        className={style.place}
      >
        {children}
        {/* Hides the tooltip while the menu is open, because the menu opens in the same place. */}
        {isOpen ? null : (
          <span aria-hidden className={style.tip}>
            {tip}
          </span>
        )}
      </button>
      {menu === 'unused' ? null : (
        <Suspense>
          <HeldMenu
            triggerId={id}
            isOpen={isOpen}
            onClose={() => setMenu('closed')}
            entries={entries}
            side="right-end"
          />
        </Suspense>
      )}
    </>
  )
}
