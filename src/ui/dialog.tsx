import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import X from 'lucide-react/icons/x'
import { useDeferredValue, useRef, type ReactNode } from 'react'
import { dialog, type DialogVariantProps } from '#styled/recipes/dialog.js'
import { IconButton } from './icon-button.tsx'

export interface DialogProps extends Pick<DialogVariantProps, 'size'> {
  isOpen: boolean
  /** Runs after Escape, a press outside, and the close button. */
  onClose: () => void
  title: string
  /** The label of the close button. Missing: there is no close button, so the footer must have one. */
  closeLabel?: string
  /** `alertdialog` is for a question that the user must answer. */
  role?: 'dialog' | 'alertdialog'
  place?: 'middle' | 'side' | 'foot'
  /**
   * Returns the element that gets the focus at first. Missing: the first control after the header gets it.
   */
  firstFocus?: () => HTMLElement | null
  footer?: ReactNode
  /** True if the body has only text. It then gets the focus at first, and the arrow keys scroll it. */
  isText?: boolean
  children?: ReactNode
}

export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  role = 'dialog',
  place = 'middle',
  size,
  firstFocus,
  footer,
  isText = false,
  children,
}: DialogProps) {
  const style = dialog({ place, size })
  const inside = useRef<HTMLDivElement>(null)
  // Opens after the mount: in development React mounts twice, and Ark would treat the first unmount as a
  // press outside.
  const hasMounted = useDeferredValue(true, false)
  return (
    <Ark.Root
      open={isOpen && hasMounted}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      role={role}
      lazyMount
      unmountOnExit
      closeOnEscape
      closeOnInteractOutside
      initialFocusEl={firstFocus ?? (() => firstControl(inside.current))}
    >
      <Portal>
        <Ark.Backdrop className={style.backdrop} />
        <Ark.Positioner className={style.positioner}>
          <Ark.Content ref={inside} className={style.content}>
            <header className={style.header}>
              <Ark.Title className={style.title}>{title}</Ark.Title>
              {closeLabel ? (
                <IconButton label={closeLabel} size="sm" className={style.close} onClick={onClose}>
                  <X aria-hidden />
                </IconButton>
              ) : null}
            </header>
            <div className={style.body} {...(isText ? { tabIndex: 0 } : {})}>
              {children}
            </div>
            {footer ? <footer className={style.footer}>{footer}</footer> : null}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function firstControl(content: HTMLElement | null): HTMLElement | null {
  return (
    content?.querySelector<HTMLElement>(
      ':is(input, select, textarea, button, a[href], [tabindex="0"]):not(:disabled, header *)',
    ) ?? null
  )
}
