import { columnOf } from '#contract/fields/field.ts'

/** The columns of a select, named like the fields of the row. */
export const selectOf = (names: readonly string[]): string =>
  names.map((name) => `${columnOf(name)} as "${name}"`).join(', ')

/** The assignments of an update. Parameters are numbered from `first`. */
export const assignmentsOf = (names: readonly string[], first: number): string =>
  names.map((name, at) => `${columnOf(name)} = $${first + at}`).join(', ')
