import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { toggle } from '#styled/recipes/toggle.js'
import { ToggleText } from './toggle-text.tsx'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'checked' | 'ref'> {
  label: ReactNode
  hint?: ReactNode
  /** `mixed`: the checkbox represents several values that differ. */
  checked?: boolean | 'mixed'
  onCheckedChange?: (isChecked: boolean) => void
}

export function Checkbox({ label, hint, checked, onCheckedChange, className, ...input }: CheckboxProps) {
  const id = useId()
  const style = toggle({ kind: 'checkbox' })
  return (
    <label className={cx(style.root, className)}>
      <span className={style.box}>
        <input
          {...input}
          type="checkbox"
          aria-labelledby={id}
          {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
          {...(checked === undefined ? {} : { checked: checked === true })}
          ref={(element) => {
            if (element) element.indeterminate = checked === 'mixed'
          }}
          className={style.input}
          onChange={(event) => onCheckedChange?.(event.target.checked)}
        />
        <Check aria-hidden data-mark="checked" strokeWidth={3} className={style.mark} />
        <Minus aria-hidden data-mark="mixed" strokeWidth={3} className={style.mark} />
      </span>
      <ToggleText id={id} kind="checkbox" label={label} hint={hint} />
    </label>
  )
}
