import { CHALLENGE } from '#contract/fields/challenge.ts'
import type { Rule } from '../rule.ts'

const FIELDS = Object.keys(CHALLENGE)
/**
 * These files list all fields of a challenge, so a new field is added to each of them. All other code reads
 * the table of fields.
 */
const HOMES = [
  'contract/fields/challenge.ts',
  'contract/models/challenge-edit.ts',
  'src/text/areas/field-labels.en.ts',
  'src/text/areas/field-labels.ja.ts',
  'src/text/areas/field-labels.zh.ts',
]
/** A file that names nearly all fields lists them, and would need a change for each new field. */
const MOST = FIELDS.length - 2

export const listedFields: Rule = {
  name: 'the fields of a challenge are listed in five files',
  faults: (sources) =>
    sources
      .filter(({ path }) => /^(?:contract|machines|src|server)\//.test(path) && !HOMES.includes(path))
      .map(({ path, text }) => ({ path, named: FIELDS.filter((field) => named(text, field)).length }))
      .filter(({ named }) => named > MOST)
      .map(({ path, named }) => `${path} names ${named} of the ${FIELDS.length} fields: read the table`),
  bites: [
    { 'server/store/a.ts': `export const columns = ${listed(FIELDS)}` },
    { 'src/features/challenge-editor/a.ts': `export const most = ${listed(FIELDS.slice(1))}` },
  ],
  spares: [
    { 'contract/fields/challenge.ts': `export const fields = ${listed(FIELDS)}` },
    { 'src/features/challenge-editor/a.ts': `export const some = ${listed(FIELDS.slice(3))}` },
    { 'tests/a.ts': `export const all = ${listed(FIELDS)}` },
  ],
}

function listed(fields: readonly string[]): string {
  return JSON.stringify(fields)
}

function named(text: string, field: string): boolean {
  return new RegExp(`\\b${field}\\b`).test(text)
}
