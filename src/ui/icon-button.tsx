import type { ComponentProps } from 'react'
import { cx } from '#styled/css/index.js'
import { button, type ButtonVariantProps } from '#styled/recipes/button.js'
import { Spinner } from './spinner.tsx'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'aria-label'>, Pick<ButtonVariantProps, 'tone' | 'look' | 'size'> {
  /** The accessible name of the action, because the icon has no text. */
  label: string
  state?: 'ready' | 'busy'
}

export function IconButton({
  label,
  tone,
  look = 'ghost',
  size,
  state = 'ready',
  className,
  children,
  onClick,
  ...rest
}: IconButtonProps) {
  const isBusy = state === 'busy'
  return (
    <button
      type="button"
      {...rest}
      {...(isBusy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-label={label}
      className={cx(button({ tone, look, size, shape: 'icon' }), className)}
    >
      {isBusy ? <Spinner /> : children}
    </button>
  )
}
