import type { ComponentProps, ElementType, ReactNode } from 'react'
import { cx } from '#styled/css/index.js'
import { button, type ButtonVariantProps } from '#styled/recipes/button.js'

type Own<Link extends ElementType> = Pick<
  ButtonVariantProps,
  'tone' | 'look' | 'size' | 'shape' | 'place'
> & {
  as?: Link
  icon?: ReactNode
}
export type LinkButtonProps<Link extends ElementType = 'a'> = Own<Link> &
  Omit<ComponentProps<Link>, keyof Own<Link>>

/** `<LinkButton as={Link} to="/games">` stays in the app. Without `as` it is a plain `<a>`. */
export function LinkButton<Link extends ElementType = 'a'>({
  as,
  tone,
  look,
  size,
  shape,
  place,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps<Link>) {
  const Root: ElementType = as ?? 'a'
  return (
    <Root {...rest} className={cx(button({ tone, look, size, shape, place }), className)}>
      {icon}
      {children}
    </Root>
  )
}
