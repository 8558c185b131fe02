import { expect, test } from 'vitest'
import { json } from '#contract/call.ts'
import { bool, int, list, map, model, names, nullable, optional, text } from '#contract/schema.ts'
import { writeResponse } from '#server/http/answer-writer.ts'

const tag = names('Tag', ['Misc', 'PPC'])
const row = model('Row', { id: int(), poster: nullable(text()), features: optional(list(text())) })
const write = (schema: Parameters<typeof json>[0], value: unknown): unknown =>
  JSON.parse(writeResponse(json(schema), value))

test('a field that is not in the contract is never written', () => {
  expect(
    write(list(row), [{ id: 1, poster: 'p', passwordHash: 'secret', inner: { key: 'secret' } }]),
  ).toEqual([{ id: 1, poster: 'p' }])
})
test('nulls are written, also for fields that a row lacks', () => {
  expect(write(row, { id: 1 })).toEqual({ id: 1, poster: null })
  expect(write(row, { id: 1, poster: undefined, features: undefined })).toEqual({ id: 1, poster: null })
})
test('an optional field is written if it exists', () => {
  expect(write(row, { id: 1, features: ['seq'] })).toEqual({ id: 1, poster: null, features: ['seq'] })
})
test('a map keeps its order, and its values get the form of the contract', () => {
  expect(writeResponse(json(map(tag, list(row))), { PPC: [{ id: 2, x: 1 }], Misc: [] })).toBe(
    '{"PPC":[{"id":2,"poster":null}],"Misc":[]}',
  )
})
test('a single value is written as JSON', () => {
  expect(writeResponse(json(text()), '/assets/a')).toBe('"/assets/a"')
  expect(writeResponse(json(int()), 7)).toBe('7')
  expect(writeResponse(json(bool()), false)).toBe('false')
})
test('a response without a promised field is a fault', () => {
  expect(() => writeResponse(json(row), { poster: null })).toThrow('id')
  expect(() => writeResponse(json(row), null)).toThrow('a value')
})
