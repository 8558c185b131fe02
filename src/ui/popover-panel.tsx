import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import { useEffect, useState, type ReactNode } from 'react'
import { popover } from '#styled/recipes/popover.js'

export type Side = 'top' | 'right' | 'bottom' | 'left'

export interface PopoverTexts {
  title: string
  footer?: ReactNode
  children?: ReactNode
}
interface PopoverPanelProps extends PopoverTexts {
  id: string
  /** The id of the button that opens it. The button is on the page before this file has loaded. */
  triggerId: string
  isOpen: boolean
  onClose: () => void
  side: Side
}

export function PopoverPanel({
  id,
  triggerId,
  isOpen,
  onClose,
  side,
  title,
  footer,
  children,
}: PopoverPanelProps) {
  const style = popover()
  const titleId = `${id}-title`
  const [isShown, setShown] = useState(false)
  // Opens a tick later, because a popover that is open from the start never gets the focus.
  useEffect(() => {
    const turn = setTimeout(() => setShown(isOpen))
    return () => clearTimeout(turn)
  }, [isOpen])
  return (
    <Ark.Root
      open={isShown}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      ids={{ trigger: triggerId, content: id, title: titleId }}
      positioning={{ placement: side, gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner>
          {/* Named by attribute, because Ark finds the title only after it has rendered and does not
              render again. */}
          <Ark.Content aria-labelledby={titleId} className={style.content}>
            <Ark.Title className={style.title}>{title}</Ark.Title>
            {children ? <div className={style.body}>{children}</div> : null}
            {footer ? <div className={style.footer}>{footer}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
