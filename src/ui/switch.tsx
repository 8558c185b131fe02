import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { toggle } from '#styled/recipes/toggle.js'
import { ToggleText } from './toggle-text.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> {
  label: ReactNode
  hint?: ReactNode
  onCheckedChange?: (isOn: boolean) => void
}

/** A switch takes effect immediately. Use a `Checkbox` for a value that waits for a save. */
export function Switch({ label, hint, onCheckedChange, className, ...input }: SwitchProps) {
  const id = useId()
  const style = toggle({ kind: 'switch' })
  return (
    <label className={cx(style.root, className)}>
      <span className={style.box}>
        <input
          {...input}
          type="checkbox"
          // A checkbox brings its own state.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          aria-labelledby={id}
          {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
          className={style.input}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <span className={style.mark} />
      </span>
      <ToggleText id={id} kind="switch" label={label} hint={hint} />
    </label>
  )
}
