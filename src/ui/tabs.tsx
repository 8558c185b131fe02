import { Tabs as Ark } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { tabs } from '#styled/recipes/tabs.js'

export interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  icon?: ReactNode
  panel: ReactNode
  isDisabled?: boolean
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

/** Tabs within a screen. If each tab is a screen of its own, use `TabBar`. */
export function Tabs<Value extends string>({
  label,
  tabs: all,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const style = tabs()
  const choose = (chosen: string) => {
    const tab = all.find((candidate) => candidate.value === chosen)
    if (tab) onValueChange(tab.value)
  }
  return (
    <Ark.Root
      value={value}
      onValueChange={(change) => choose(change.value)}
      lazyMount
      unmountOnExit
      className={cx(style.root, className)}
    >
      <Ark.List aria-label={label} className={style.list}>
        {all.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} disabled={tab.isDisabled} className={style.tab}>
            {tab.icon}
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {all.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={style.panel}>
          {tab.panel}
        </Ark.Content>
      ))}
    </Ark.Root>
  )
}
