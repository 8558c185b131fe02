import type { ReactNode } from 'react'
import { useFocusKeeper } from '#src/ui/use-focus-keeper.ts'
import { roomPage } from '#styled/recipes/room-page.js'

const firstButton = (around: HTMLElement) => around.querySelector('button')

/** Around acts: one that is done is no longer offered, and its button had the focus. */
export function ActsPlace({ children }: { children: ReactNode }) {
  const place = useFocusKeeper<HTMLDivElement>(firstButton)
  return (
    <div ref={place} className={roomPage().acts}>
      {children}
    </div>
  )
}
