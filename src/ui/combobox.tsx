import { createListCollection } from '@ark-ui/react/collection'
import { Combobox as Ark } from '@ark-ui/react/combobox'
import { Portal } from '@ark-ui/react/portal'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useMemo, useState } from 'react'
import { cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import { field } from '#styled/recipes/field.js'
import { picker } from '#styled/recipes/picker.js'
import type { Choice } from './choice.ts'
import { FieldNotes, type FieldProps } from './field.tsx'

export interface ComboboxProps<Value extends string> extends FieldProps {
  choices: readonly Choice<Value>[]
  value: Value | null
  /** Null: the user cleared the text. */
  onValueChange: (value: Value | null) => void
  openLabel: string
  /** The text of the list if nothing matches. */
  emptyText: string
  placeholder?: string
  size?: 'sm' | 'md' | 'lg'
  isDisabled?: boolean
}

/** A select for long lists, which typing narrows. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const {
    label,
    hint,
    error,
    className,
    choices,
    value,
    onValueChange,
    openLabel,
    emptyText,
    placeholder,
    size,
    isDisabled = false,
  } = props
  const id = useId()
  const [sought, setSought] = useState('')
  const [frame, box, style] = [field(), control({ size }), picker()]
  const found = useMemo(() => choices.filter((choice) => fits(choice, sought)), [choices, sought])
  const collection = useMemo(
    () => createListCollection({ items: found, isItemDisabled: (choice) => choice.isDisabled ?? false }),
    [found],
  )
  return (
    <Ark.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={({ items: [chosen] }) => onValueChange(chosen?.value ?? null)}
      // Only typing narrows the list, so that all choices are there when it opens again.
      onInputValueChange={({ inputValue, reason }) => setSought(reason === 'input-change' ? inputValue : '')}
      openOnClick
      disabled={isDisabled}
      invalid={Boolean(error)}
      placeholder={placeholder}
      inputBehavior="autohighlight"
      translations={{ triggerLabel: openLabel }}
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
      className={cx(frame.root, className)}
    >
      <Ark.Label className={frame.label}>{label}</Ark.Label>
      <Ark.Control className={box.root}>
        <Ark.Input className={box.input} aria-describedby={`${id}-hint ${id}-error`} />
        <Ark.Trigger className={box.affix}>
          <ChevronDown aria-hidden />
        </Ark.Trigger>
      </Ark.Control>
      <FieldNotes id={id} hint={hint} error={error} />
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content}>
            {found.map((choice) => (
              <Ark.Item key={choice.value} item={choice} className={style.item}>
                <span className={style.text}>
                  <Ark.ItemText>{choice.label}</Ark.ItemText>
                  {choice.note ? <small>{choice.note}</small> : null}
                </span>
                <Ark.ItemIndicator className={style.mark}>
                  <Check aria-hidden />
                </Ark.ItemIndicator>
              </Ark.Item>
            ))}
            <Ark.Empty className={style.empty}>{emptyText}</Ark.Empty>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function fits({ label, note }: Choice, sought: string): boolean {
  const wanted = sought.trim().toLocaleLowerCase()
  return wanted === '' || `${label} ${note ?? ''}`.toLocaleLowerCase().includes(wanted)
}
