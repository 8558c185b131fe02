import { list, model, names, text, type Wire } from '../schema.ts'
import { CATEGORY_COLOURS, MAX_CATEGORY_LABEL } from './category-names.ts'
import { challengeTagNames } from './challenge.ts'

/**
 * A category's label and colour in one game, instead of the built-in ones. The tag on the wire stays the
 * same.
 */
export const ownCategory = model('OwnCategory', {
  tag: challengeTagNames,
  label: text({ required: true, max: MAX_CATEGORY_LABEL, clear: 'line' }),
  colour: names('CategoryColour', CATEGORY_COLOURS),
})
export type OwnCategory = Wire<typeof ownCategory>

/** A category that is not in the list has its built-in look. At most one entry for each tag. */
export const ownCategories = model('OwnCategories', { categories: list(ownCategory) })
export type OwnCategories = Wire<typeof ownCategories>
