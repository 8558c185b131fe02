import { list, model, names, text, type Wire } from '../schema.ts'
import { CATEGORY_COLOURS, MAX_CATEGORY_LABEL } from './category-names.ts'
import { challengeTagNames } from './challenge.ts'

/**
 * What players read and see in the place of a category's built-in name and colour. The tag stays what the
 * wire calls it.
 */
export const ownCategory = model('OwnCategory', {
  tag: challengeTagNames,
  label: text({ required: true, max: MAX_CATEGORY_LABEL, clear: 'line' }),
  colour: names('CategoryColour', CATEGORY_COLOURS),
})
export type OwnCategory = Wire<typeof ownCategory>

/** A category that is not in the list is as built in. At most one for each tag. */
export const ownCategories = model('OwnCategories', { categories: list(ownCategory) })
export type OwnCategories = Wire<typeof ownCategories>
