import ChevronDown from 'lucide-react/icons/chevron-down'
import { css, cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import type { Choice } from './choice.ts'
import { Field, type FieldProps } from './field.tsx'

export interface PlainSelectProps<Value extends string> extends FieldProps {
  choices: readonly Choice<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  name?: string
  isDisabled?: boolean
}

/**
 * The browser's own select, which costs no code. Use it for a few short options, one of them always chosen.
 * Otherwise use `Select`.
 */
export function PlainSelect<Value extends string>(props: PlainSelectProps<Value>) {
  const { label, hint, error, className, choices, value, onValueChange, name, isDisabled = false } = props
  const style = control()
  return (
    <Field label={label} hint={hint} error={error} {...(className ? { className } : {})}>
      {(ids) => (
        <div className={style.root}>
          <select
            {...ids}
            name={name}
            disabled={isDisabled}
            value={value}
            onChange={(event) => {
              const chosen = choices.find((choice) => choice.value === event.target.value)
              if (chosen) onValueChange(chosen.value)
            }}
            className={cx(style.input, css({ appearance: 'none' }))}
          >
            {choices.map((choice) => (
              <option
                key={choice.value}
                value={choice.value}
                className={css({ backgroundColor: 'bg.overlay' })}
              >
                {choice.label}
              </option>
            ))}
          </select>
          <span aria-hidden className={cx(style.affix, css({ pointerEvents: 'none' }))}>
            <ChevronDown />
          </span>
        </div>
      )}
    </Field>
  )
}
