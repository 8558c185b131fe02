import type { ComponentProps } from 'react'
import { css, cx } from '#styled/css/index.js'

type Own = { as?: 'section' | 'ol' }
export type ScrollBoxProps = Own &
  Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby' | 'className' | 'children'>

/**
 * The caller sets its maximum height. Scrollable content must be reachable by keyboard, or users without a
 * mouse only see its beginning.
 */
export function ScrollBox({ as: Element = 'section', className, ...rest }: ScrollBoxProps) {
  return <Element {...rest} tabIndex={0} className={cx(css({ overflow: 'auto' }), className)} />
}
