import { createListCollection } from '@ark-ui/react/collection'
import { Portal } from '@ark-ui/react/portal'
import { Select as Ark } from '@ark-ui/react/select'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useMemo } from 'react'
import { cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import { field } from '#styled/recipes/field.js'
import { picker } from '#styled/recipes/picker.js'
import type { Choice } from './choice.ts'
import { FieldNotes, type FieldProps } from './field.tsx'

export interface SelectProps<Value extends string> extends FieldProps {
  choices: readonly Choice<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  placeholder?: string
  size?: 'sm' | 'md' | 'lg'
  name?: string
  isDisabled?: boolean
}

export function Select<Value extends string>({
  label,
  hint,
  error,
  className,
  choices,
  value,
  onValueChange,
  placeholder,
  size,
  name,
  isDisabled = false,
}: SelectProps<Value>) {
  const id = useId()
  const [frame, box, style] = [field(), control({ size }), picker()]
  const collection = useMemo(
    () =>
      createListCollection({ items: [...choices], isItemDisabled: (choice) => choice.isDisabled ?? false }),
    [choices],
  )
  return (
    <Ark.Root
      collection={collection}
      value={value === null ? [] : [value]}
      onValueChange={({ items }) => {
        const [chosen] = items
        if (chosen) onValueChange(chosen.value)
      }}
      name={name}
      disabled={isDisabled}
      invalid={Boolean(error)}
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      unmountOnExit
      className={cx(frame.root, className)}
    >
      <Ark.Label className={frame.label}>{label}</Ark.Label>
      <Ark.Control>
        <Ark.Trigger className={cx(box.root, style.trigger)} aria-describedby={`${id}-hint ${id}-error`}>
          <Ark.ValueText placeholder={placeholder} className={style.value} />
          <Ark.Indicator className={box.affix}>
            <ChevronDown aria-hidden />
          </Ark.Indicator>
        </Ark.Trigger>
      </Ark.Control>
      <FieldNotes id={id} hint={hint} error={error} />
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={style.content}>
            {choices.map((choice) => (
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
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
      {name ? <Ark.HiddenSelect /> : null}
    </Ark.Root>
  )
}
