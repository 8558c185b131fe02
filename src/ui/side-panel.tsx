import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useIsNarrow } from '#src/browser/use-is-narrow.ts'
import { useKeyPresses } from '#src/browser/use-keys.ts'
import { sidePanel } from '#styled/recipes/side-panel.js'
import { Drawer } from './drawer.tsx'
import { IconButton } from './icon-button.tsx'
import { leaveField } from './leave-field.ts'

export interface SidePanelProps {
  label: string
  closeLabel: string
  onClose: () => void
  heading: ReactNode
  /** Links beside the close button. A phone leaves them out. */
  tools?: ReactNode
  foot?: ReactNode
  children: ReactNode
}

/**
 * What a row of a list has, beside the list, which stays usable. On a tablet it covers a part of the list, and
 * on a phone it is a sheet.
 */
export function SidePanel(props: SidePanelProps) {
  const { label, closeLabel, onClose, heading, foot, children } = props
  const isPhone = useIsNarrow()
  const style = sidePanel()
  if (!isPhone) return <Aside {...props} />
  return (
    <Drawer isOpen onClose={onClose} title={label} closeLabel={closeLabel} place="foot" footer={foot}>
      <div className={style.sheet}>
        <h3 className={style.heading}>{heading}</h3>
        {children}
      </div>
    </Drawer>
  )
}

function Aside({ label, closeLabel, onClose, heading, tools, foot, children }: SidePanelProps) {
  const style = sidePanel()
  useKeyPresses(({ key, target, defaultPrevented, isComposing }) => {
    if (key !== 'Escape' || defaultPrevented || isComposing) return false
    if (target instanceof HTMLElement) {
      // These close themselves first.
      if (target.closest('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')) return false
      if (target.matches('input, textarea')) {
        // A second press closes the panel, so that one press loses nothing typed.
        leaveField(target)
        return true
      }
    }
    onClose()
    return true
  })
  return (
    <aside aria-label={label} tabIndex={-1} className={style.panel}>
      <header className={style.head}>
        <h3 className={style.heading}>{heading}</h3>
        {tools}
        <IconButton label={closeLabel} title={closeLabel} size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className={style.content}>{children}</div>
      {foot === undefined ? null : <footer className={style.foot}>{foot}</footer>}
    </aside>
  )
}
