import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { button, type ButtonVariantProps } from '#styled/recipes/button.js'
import { Spinner } from './spinner.tsx'

export interface ButtonProps
  extends ComponentProps<'button'>, Pick<ButtonVariantProps, 'tone' | 'look' | 'size' | 'place'> {
  shape?: 'text' | 'wide'
  icon?: ReactNode
  /** A busy button keeps its focus and place but ignores presses. */
  state?: 'ready' | 'busy'
}

/** A screen has one `tone="brand"` button, for its main action. All others are neutral. */
export function Button({
  tone,
  look,
  size,
  shape,
  place,
  icon,
  state = 'ready',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = state === 'busy'
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={cx(button({ tone, look, size, shape, place }), className)}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  )
}
