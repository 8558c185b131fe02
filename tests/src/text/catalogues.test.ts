import { expect, test } from 'vitest'
import { openCatalogues } from '#src/text/catalogues.ts'
import { en } from '#src/text/en.ts'
import { ja } from '#src/text/ja.ts'
import { zh } from '#src/text/zh.ts'

/** Each sentence by its path; a function counts by how many things it wants to know. */
function pathsOf(part: unknown, path = ''): string[] {
  if (typeof part === 'function') return [`${path} of ${part.length}`]
  if (typeof part === 'string') return [path]
  return Object.entries(part ?? {}).flatMap(([key, value]) => pathsOf(value, `${path}.${key}`))
}
function sentencesOf(part: unknown): string[] {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(sentencesOf) : []
}

test.each([
  ['zh', zh],
  ['ja', ja],
])('%s says exactly what English says', (_, catalogue) => {
  expect(pathsOf(catalogue)).toEqual(pathsOf(en))
  expect(sentencesOf(catalogue).filter((sentence) => sentence.trim() === '')).toEqual([])
})

test('the buttons of the confirm dialog', () => {
  expect([zh, en, ja].map(({ app }) => [app.confirm.confirm, app.confirm.cancel])).toEqual([
    ['确认', '取消'],
    ['Confirm', 'Cancel'],
    ['確認', 'キャンセル'],
  ])
})

test('a catalogue is at hand once it has come, and a file that does not come leaves the others', async () => {
  const catalogues = openCatalogues({ zh: async () => zh, en: async () => en, ja: () => Promise.reject(new Error('The file did not come.')) })
  expect(catalogues.at('zh')).toBeNull()
  expect(await catalogues.load('zh')).toBe(true)
  expect(await catalogues.load('ja')).toBe(false)
  expect(catalogues.at('zh')).toBe(zh)
  expect(catalogues.at('ja')).toBeNull()
})
