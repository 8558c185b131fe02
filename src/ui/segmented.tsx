import { useId, type ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { segmented, type SegmentedVariantProps } from '#styled/recipes/segmented.js'

export interface SegmentedProps<Value extends string> extends SegmentedVariantProps {
  label: string
  choices: readonly { value: Value; label: ReactNode; icon?: ReactNode; isDisabled?: boolean }[]
  value: Value
  onValueChange: (value: Value) => void
  className?: string
}

export function Segmented<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
  size,
  place,
  wraps,
  className,
}: SegmentedProps<Value>) {
  const name = useId()
  const style = segmented({ size, place, wraps })
  return (
    <div role="radiogroup" aria-label={label} className={cx(style.root, className)}>
      {choices.map((choice) => (
        <label key={choice.value} className={style.item}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.isDisabled}
            className={style.input}
            onChange={() => onValueChange(choice.value)}
          />
          {choice.icon}
          {choice.label}
        </label>
      ))}
    </div>
  )
}
