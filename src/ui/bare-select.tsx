import ChevronDown from 'lucide-react/icons/chevron-down'
import { css, cx } from '#styled/css/index.js'
import { control } from '#styled/recipes/control.js'
import type { PlainSelectProps } from './plain-select.tsx'

type BareSelectProps<Value extends string> = Omit<
  PlainSelectProps<Value>,
  'hint' | 'error' | 'name' | 'isDisabled'
> & {
  /** The letter that moves the focus to it. */
  shortcut?: string
}

/** A PlainSelect for toolbars: its label is invisible, and it has no hint. */
export function BareSelect<Value extends string>(props: BareSelectProps<Value>) {
  const { label, className, choices, value, onValueChange, shortcut } = props
  const style = control()
  return (
    <div className={className}>
      <div className={style.root}>
        <select
          aria-label={label}
          aria-keyshortcuts={shortcut}
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
    </div>
  )
}
