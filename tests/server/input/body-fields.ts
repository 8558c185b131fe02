import type { Fields, Schema } from '#contract/schema.ts'
import { plainOf } from '../modules/edit/hostile-values.ts'

/** A field of a body at any depth, with a function that replaces it. */
export interface BodyField {
  /** The path, as error messages print it. */
  path: string
  schema: Schema
  with(value: unknown): unknown
  without(): unknown
  /** The body with this field under another name. */
  misspelt(): unknown
}

type Put = (part: unknown) => unknown
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field of the schema, in a valid body. Lists have one entry. */
export function fieldsIn(schema: Schema, fine: unknown, put: Put = (part) => part, within = ''): BodyField[] {
  const plain = plainOf(schema)
  if (plain.items) {
    const entries: readonly unknown[] = Array.isArray(fine) ? fine : []
    const [first, ...more] = entries
    return fieldsIn(plain.items, first, (entry) => put([entry, ...more]), `${within}[0]`)
  }
  return ofObject(plain.properties ?? {}, isObject(fine) ? fine : {}, put, within === '' ? '' : `${within}.`)
}

function ofObject(fields: Fields, fine: Record<string, unknown>, put: Put, within: string): BodyField[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const { [name]: own, ...others } = fine
    const into = (value: unknown) => put({ ...fine, [name]: value })
    return [
      {
        path: within + name,
        schema,
        with: into,
        without: () => put(others),
        misspelt: () => put({ ...others, [`${name}s`]: own ?? null }),
      } satisfies BodyField,
      ...fieldsIn(schema, own, into, within + name),
    ]
  })
}
