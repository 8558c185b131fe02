import { Popover as Ark } from '@ark-ui/react/popover'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { popover } from '#styled/recipes/popover.js'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  title: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Leave both out and it opens and closes by itself. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  footer?: ReactNode
  children?: ReactNode
}

export function Popover({ trigger, title, side = 'bottom', isOpen, onOpenChange, footer, children }: PopoverProps) {
  const style = popover()
  return (
    <Ark.Root open={isOpen} onOpenChange={({ open }) => onOpenChange?.(open)} positioning={{ placement: side, gutter: 6 }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content}>
            <Ark.Title className={style.title}>{title}</Ark.Title>
            {children ? <div className={style.body}>{children}</div> : null}
            {footer ? <div className={style.footer}>{footer}</div> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
