import { columnOf } from '#contract/fields/field.ts'

/** The columns of a select, under the names of the row. */
export const selectOf = (names: readonly string[]): string =>
  names.map((name) => `${columnOf(name)} as "${name}"`).join(', ')

/** The list of an update. The parameters count on from `first`. */
export const assignmentsOf = (names: readonly string[], first: number): string =>
  names.map((name, at) => `${columnOf(name)} = $${first + at}`).join(', ')
