import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { kbd } from '#styled/recipes/kbd.js'

/** One key. For a combination, put several side by side. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx(kbd(), className)} />
}
