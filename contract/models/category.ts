import { list, model, names, text, type Wire } from '../schema.ts'
import { CATEGORY_COLOURS, MAX_CATEGORY_LABEL } from './category-names.ts'
import { challengeTagNames } from './challenge.ts'

/**
 * Replaces the built-in label and colour of a category in one game. The tag on the wire stays the same, so
 * base clients are not affected.
 */
export const ownCategory = model('OwnCategory', {
  tag: challengeTagNames,
  label: text({ required: true, max: MAX_CATEGORY_LABEL, clear: 'line' }),
  colour: names('CategoryColour', CATEGORY_COLOURS),
})
export type OwnCategory = Wire<typeof ownCategory>

/** At most one entry for each tag. A tag without an entry keeps its built-in look. */
export const ownCategories = model('OwnCategories', { categories: list(ownCategory) })
export type OwnCategories = Wire<typeof ownCategories>
