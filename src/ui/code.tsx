import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { code } from '#styled/recipes/code.js'

export function Code({ className, ...rest }: ComponentProps<'code'>) {
  return <code {...rest} className={cx(code({ kind: 'inline' }), className)} />
}
