import { expect, test } from 'vitest'
import { en } from '#server/http/titles/en.ts'
import { ja } from '#server/http/titles/ja.ts'
import { zh } from '#server/http/titles/zh.ts'
import { languageOf, titleOf } from '#server/http/titles.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['fr-FR', 'en'],
  ['en-GB,en;q=0.8', 'en'],
  ['fr,ja;q=0.4,en;q=0.6', 'en'],
  ['JA', 'ja'],
  ['en;q=0,ja;q=0.1', 'ja'],
  ['en;q=nonsense', 'en'],
  ['*', 'zh'],
  ['*;q=0.5,fr', 'en'],
  [','.repeat(100_000), 'zh'],
])('%.30s is answered in %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
test('every language has the same placeholders', () => {
  const holes = (title: string) => title.match(/\{\w+\}/g)?.sort() ?? []
  for (const catalogue of [en, ja])
    for (const [key, title] of Object.entries(zh))
      expect([key, holes(new Map(Object.entries(catalogue)).get(key) ?? '')]).toEqual([key, holes(title)])
})
test('the end of a game is reported in a form that every client of this wire understands', () => {
  for (const language of ['zh', 'en', 'ja'] as const)
    expect(titleOf('gameOver', language)).toContain('已结束')
})
test('a placeholder is filled', () => {
  expect(titleOf('fieldTooLong', 'en', { field: 'bio', limit: 55 })).toBe(
    'The bio can have at most 55 characters',
  )
})
test.each(['remoteUrl', '[3].flagTemplate', 'constructor', ''])(
  'a field without a label is called by its name: %s',
  (field) => {
    expect(titleOf('fieldNull', 'en', { field })).toBe(`${field} can’t be null`)
  },
)
test('a field in a list has its label', () => {
  expect(titleOf('fieldRequired', 'ja', { field: '[0].userName' })).toBe('ユーザー名は必須です')
})
