import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import Check from 'lucide-react/icons/check'
import { cloneElement, useLayoutEffect, useRef, type ReactElement, type ReactNode } from 'react'
import { menu } from '#styled/recipes/menu.js'

interface Entry {
  id: string
  label: string
  icon?: ReactNode
}
export type MenuEntry =
  | (Entry & { kind: 'action'; onSelect: () => void; tone?: 'neutral' | 'danger'; isDisabled?: boolean })
  /** `link` is the element of the link without children, such as `<Link to="/games" />`. */
  | (Entry & { kind: 'link'; link: ReactElement })
  /** One of several exclusive choices, which must be adjacent. */
  | (Entry & { kind: 'choice'; isChosen: boolean; onSelect: () => void })
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'separator'; id: string }

export interface MenuProps {
  trigger: ReactElement
  entries: readonly MenuEntry[]
  side?: 'bottom-start' | 'bottom-end' | 'right-end' | 'top-end' | 'top-start'
}

export function Menu({ trigger, entries, side = 'bottom-start' }: MenuProps) {
  return (
    <Ark.Root
      positioning={{ placement: side, gutter: 6 }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => select(entries, value)}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={menu().content}>{entries.map(toItem)}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

export interface HeldMenuProps extends Pick<MenuProps, 'entries' | 'side'> {
  /** The id of the button that opens it. The button is on the page before this file has loaded. */
  triggerId: string
  isOpen: boolean
  onClose: () => void
}

/** A menu for a button that is on the page already. */
export function HeldMenu({ triggerId, isOpen, onClose, entries, side = 'bottom-start' }: HeldMenuProps) {
  return (
    <Ark.Root
      open={isOpen}
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      ids={{ trigger: triggerId }}
      positioning={{ placement: side, gutter: 6 }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => select(entries, value)}
    >
      {/* No portal, because the menu belongs to the landmark of its button. */}
      <Ark.Positioner>
        <HeldContent triggerId={triggerId} entries={entries} />
      </Ark.Positioner>
    </Ark.Root>
  )
}

/**
 * Returns the focus on unmount: the menu moves the focus a frame after each key, even after it was closed,
 * and only the unmount is certainly later.
 */
function HeldContent({ triggerId, entries }: Pick<HeldMenuProps, 'triggerId' | 'entries'>) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const content = box.current
    return () => {
      if (content?.contains(document.activeElement))
        document.getElementById(triggerId)?.focus({ preventScroll: true })
    }
  }, [triggerId])
  return (
    <Ark.Content ref={box} className={menu().content}>
      {entries.map(toItem)}
    </Ark.Content>
  )
}

function select(entries: readonly MenuEntry[], id: string) {
  const entry = entries.find((candidate) => candidate.id === id)
  if (entry?.kind === 'action' || entry?.kind === 'choice') entry.onSelect()
}

function toItem(entry: MenuEntry) {
  const style = menu()
  switch (entry.kind) {
    case 'action':
      return (
        <Ark.Item
          key={entry.id}
          value={entry.id}
          disabled={entry.isDisabled ?? false}
          data-tone={entry.tone}
          className={style.item}
        >
          <Line icon={entry.icon} label={entry.label} />
        </Ark.Item>
      )
    case 'link':
      return (
        <Ark.Item key={entry.id} value={entry.id} asChild className={style.item}>
          {cloneElement(entry.link, {}, <Line icon={entry.icon} label={entry.label} />)}
        </Ark.Item>
      )
    case 'choice':
      return (
        <Ark.CheckboxItem
          key={entry.id}
          value={entry.id}
          checked={entry.isChosen}
          role="menuitemradio"
          aria-checked={entry.isChosen}
          className={style.item}
        >
          <Line icon={entry.icon} label={entry.label} />
          {entry.isChosen ? (
            <span className={style.mark}>
              <Check aria-hidden />
            </span>
          ) : null}
        </Ark.CheckboxItem>
      )
    case 'heading':
      return (
        <div key={entry.id} role="presentation" className={style.heading}>
          {entry.label}
        </div>
      )
    case 'separator':
      return <Ark.Separator key={entry.id} className={style.separator} />
    default:
      return entry satisfies never
  }
}

function Line({ icon, label }: { icon: ReactNode; label: string }) {
  const style = menu()
  return (
    <>
      {icon ? (
        <span aria-hidden className={style.icon}>
          {icon}
        </span>
      ) : null}
      <span className={style.label}>{label}</span>
    </>
  )
}
