import type { ComponentProps } from 'react'
import { css, cx } from '#styled/css/index.js'

type Own = { as?: 'section' | 'ol' }
export type ScrollBoxProps = Own &
  Pick<ComponentProps<'section'>, 'aria-label' | 'aria-labelledby' | 'className' | 'children'>

/**
 * How high it may grow is the caller's to say. What scrolls has to be reachable by keyboard, or those without
 * a mouse see only its beginning.
 */
export function ScrollBox({ as: Element = 'section', className, ...rest }: ScrollBoxProps) {
  return <Element {...rest} tabIndex={0} className={cx(css({ overflow: 'auto' }), className)} />
}
