import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { kbd } from '#styled/recipes/kbd.js'

/** One key. A combination needs several next to each other. */
export function Kbd({ className, ...rest }: ComponentProps<'kbd'>) {
  return <kbd {...rest} className={cx(kbd(), className)} />
}
