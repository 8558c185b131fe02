import type { ComponentProps, ElementType } from 'react'
import { rowLayout } from '#styled/recipes/row-layout.js'
import { srOnly } from '#styled/recipes/sr-only.js'
import { stackLayout } from '#styled/recipes/stack-layout.js'
import { text } from '#styled/recipes/text.js'

interface LayoutRecipe {
  (variants: object): string
  splitVariantProps(props: object): [object, object]
}
type VariantsOf<Recipe> = Recipe extends (variants?: infer Variants) => string ? Variants : never
type PartProps<Variants, Root extends ElementType> = Variants & { as?: Root } & Omit<
    ComponentProps<Root>,
    keyof Variants | 'as' | 'className'
  >

/** Takes no `className`, because an element with another look needs a recipe of its own. */
export function layoutPart<Recipe extends LayoutRecipe, Fallback extends ElementType>(
  recipe: Recipe,
  fallback: Fallback,
) {
  return function LayoutPart<Root extends ElementType = Fallback>({
    as,
    ...props
  }: PartProps<VariantsOf<Recipe>, Root>) {
    const Element: ElementType = as ?? fallback
    const [variants, rest] = recipe.splitVariantProps(props)
    return <Element {...rest} className={recipe(variants)} />
  }
}

export const Stack = /* @__PURE__ */ layoutPart(stackLayout, 'div')
/** Arranges its children horizontally. They wrap unless `wrap={false}`. */
export const Row = /* @__PURE__ */ layoutPart(rowLayout, 'div')
export const Text = /* @__PURE__ */ layoutPart(text, 'span')
/** Visible to screen readers only. */
export const SrOnly = /* @__PURE__ */ layoutPart(srOnly, 'span')
