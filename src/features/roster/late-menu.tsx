import { Suspense } from 'react'
import { lazyPart } from '#src/browser/lazy-part.ts'
import type { MenuProps } from '#src/ui/menu.tsx'

const Menu = lazyPart(async () => (await import('#src/ui/menu.tsx')).Menu)

/** Only narrow screens have menus here, so wide ones do not load them. The button is there before. */
export function LateMenu(props: MenuProps) {
  return (
    <Suspense fallback={props.trigger}>
      <Menu {...props} />
    </Suspense>
  )
}
