import { cloneElement, Suspense, useState, type ReactElement } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { MenuProps } from './menu.tsx'

const Menu = lazyPart(async () => (await import('./menu.tsx')).Menu)

interface LateMenuProps extends Omit<MenuProps, 'trigger' | 'startsOpen'> {
  trigger: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>
}

/** A menu whose code loads with the first press of its button, because most users never open it. */
export function LateMenu({ trigger, ...menu }: LateMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const button = cloneElement(trigger, { onClick: () => setWanted(true), 'aria-haspopup': 'menu' })
  return (
    <Suspense fallback={button}>
      {isWanted ? <Menu trigger={trigger} startsOpen {...menu} /> : button}
    </Suspense>
  )
}
