import type { ComponentProps } from 'react'
import { css, cx } from '#styled/css/index.js'

type Own = { as?: 'section' | 'ol' }
export type ScrollBoxProps = Own &
  Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby' | 'className' | 'children'>

/**
 * The caller must set the maximum height. The box is a tab stop, because users without a mouse could not
 * scroll it otherwise.
 */
export function ScrollBox({ as: Element = 'section', className, ...rest }: ScrollBoxProps) {
  return <Element {...rest} tabIndex={0} className={cx(css({ overflow: 'auto' }), className)} />
}
