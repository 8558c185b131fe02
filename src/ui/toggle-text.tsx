import type { ReactNode } from 'react'
import { toggle } from '#styled/recipes/toggle.js'

export interface ToggleTextProps {
  /** The id of the label. The hint has `${id}-hint`. */
  id: string
  kind: 'checkbox' | 'switch'
  label: ReactNode
  hint: ReactNode
}

export function ToggleText({ id, kind, label, hint }: ToggleTextProps) {
  const style = toggle({ kind })
  return (
    <span className={style.text}>
      <span id={id} className={style.label}>
        {label}
      </span>
      {hint ? (
        <span id={`${id}-hint`} className={style.hint}>
          {hint}
        </span>
      ) : null}
    </span>
  )
}
