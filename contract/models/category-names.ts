// Kept out of the models, so that screens that import it load no schemas.

/** The tones of a badge: each is readable on every surface, in both colour schemes. */
export const CATEGORY_COLOURS = [
  'teal',
  'indigo',
  'red',
  'blue',
  'yellow',
  'lime',
  'cyan',
  'violet',
  'pink',
  'orange',
  'green',
  'amber',
  'gray',
] as const satisfies readonly string[]
export type CategoryColour = (typeof CATEGORY_COLOURS)[number]

export const MAX_CATEGORY_LABEL = 20
