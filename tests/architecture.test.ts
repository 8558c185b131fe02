import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, repository, ROOT } from './architecture/source.ts'
import { examplesApart } from './architecture/rules/examples-apart.ts'
import { noBarrel, noDefaultExport } from './architecture/rules/exports.ts'
import { importCycle } from './architecture/rules/import-cycle.ts'
import { importForm } from './architecture/rules/import-form.ts'
import { folderPairs } from './architecture/rules/folder-pairs.ts'
import { importTable } from './architecture/rules/import-table.ts'
import { listedFields } from './architecture/rules/listed-fields.ts'
import { names } from './architecture/rules/names.ts'
import { noEffect } from './architecture/rules/no-effect.ts'
import { noPageHas } from './architecture/rules/no-page-has.ts'
import { noRawStyle } from './architecture/rules/no-raw-style.ts'
import { noSentence } from './architecture/rules/no-sentence.ts'
import { oneStore } from './architecture/rules/one-store.ts'
import { oneHome } from './architecture/rules/one-home.ts'
import { asOnlyAtTheEdge, assertionsIn, noAny } from './architecture/rules/types-kept.ts'
import { BYTES_BECOME_TYPES } from './architecture/bytes-become-types.ts'
import { wholeServices } from './architecture/rules/whole-services.ts'
import type { Sample } from './architecture/rule.ts'
import { TABLE } from './architecture/table.ts'

const RULES = [
  importTable,
  folderPairs,
  importForm,
  importCycle,
  oneHome,
  listedFields,
  oneStore,
  noEffect,
  examplesApart,
  noSentence,
  noPageHas,
  noRawStyle,
  noAny,
  asOnlyAtTheEdge,
  noDefaultExport,
  noBarrel,
  names,
  wholeServices,
]
const sources = repository()

describe.each(RULES)('$name', (rule) => {
  test('in the repository', () => {
    expect(rule.faults(sources)).toEqual([])
  })
  test.each(rule.bites.map((sample) => [told(sample), sample] as const))('finds %s', (_, sample) => {
    expect(rule.faults(read(sample))).not.toEqual([])
  })
  test.each(rule.spares.map((sample) => [told(sample), sample] as const))('lets pass %s', (_, sample) => {
    expect(rule.faults(read(sample))).toEqual([])
  })
})

test('each row of the import table has a sample that breaks it', () => {
  const planted = importTable.bites.flatMap((sample) => Object.keys(sample))
  const rowOf = (path: string) => TABLE.find(({ folder }) => path.startsWith(`${folder}/`))?.folder
  const bitten = new Set(planted.map(rowOf))
  expect(TABLE.map(({ folder }) => folder).filter((folder) => !bitten.has(folder))).toEqual([])
})

test('each folder of the client and of the server is a row of the table', () => {
  const folders = new Set(sources.flatMap(({ path }) => /^(?:src|server)\/[^/]+(?=\/)/.exec(path) ?? []))
  expect([...folders].filter((folder) => !TABLE.some((row) => row.folder === folder))).toEqual([])
})

test('all top-level folders were read', () => {
  const folders = new Set(sources.map(({ path }) => path.split('/')[0]))
  expect([...folders]).toEqual(
    expect.arrayContaining(['contract', 'machines', 'src', 'server', 'scripts', 'tests']),
  )
})

test.each(['contract', 'machines'])('%s compiles without DOM and without ambient types', (folder) => {
  const { compilerOptions } = JSON.parse(readFileSync(`${ROOT}${folder}/tsconfig.json`, 'utf8')) as {
    compilerOptions: { lib: string[]; types: string[] }
  }
  expect(compilerOptions.lib.filter((lib) => /dom|worker/i.test(lib))).toEqual([])
  expect(compilerOptions.types).toEqual([])
})

test('the lockfile has no address of a registry', () => {
  expect(readFileSync(`${ROOT}package-lock.json`, 'utf8')).not.toMatch(/"resolved"|https?:\/\/registry\b/)
})

test('each file on the list of type assertions exists and has one', () => {
  const asserting = new Set(
    sources.filter((source) => assertionsIn(source).length > 0).map(({ path }) => path),
  )
  const idle = BYTES_BECOME_TYPES.filter((path) => !asserting.has(path))
  expect(idle).toEqual([])
})

function read(sample: Sample) {
  return Object.entries(sample).map(([path, text]) => parse(path, text))
}

function told(sample: Sample) {
  return Object.entries(sample)
    .map(([path, text]) => (text === '' ? path : `${text} (${path})`))
    .join(' + ')
}
