import type { ComponentProps, ElementType } from 'react'
import { cx } from '#styled/css/index.js'
import { card, type CardVariantProps } from '#styled/recipes/card.js'

type Own<Root extends ElementType> = CardVariantProps & { as?: Root }
export type CardProps<Root extends ElementType = 'div'> = Own<Root> &
  Omit<ComponentProps<Root>, keyof Own<Root>>

/** `as` sets the element: an article, a section, or a link with `press="whole"`. */
export function Card<Root extends ElementType = 'div'>({
  as,
  level,
  padding,
  stack,
  press,
  className,
  ...rest
}: CardProps<Root>) {
  const Element: ElementType = as ?? 'div'
  return <Element {...rest} className={cx(card({ level, padding, stack, press }), className)} />
}
