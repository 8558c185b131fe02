import { describe, expect, test, vi } from 'vitest'
import { area } from '#src/text/area.ts'
import { openCatalogues } from '#src/text/catalogues.ts'
import { en } from '#src/text/en.ts'
import { ja } from '#src/text/ja.ts'
import { zh } from '#src/text/zh.ts'

/**
 * The path of each sentence. A function adds the number of its parameters, because all languages must have
 * the same.
 */
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
])('%s has the same sentences as English', (_, catalogue) => {
  expect(pathsOf(catalogue)).toEqual(pathsOf(en))
  expect(sentencesOf(catalogue).filter((sentence) => sentence.trim() === '')).toEqual([])
})

/** Every area of texts has one file per language. */
const parts = import.meta.glob<Record<string, unknown>>('../../../src/text/areas/*.{zh,en,ja}.ts', {
  eager: true,
})
const partAt = (name: string, language: string) =>
  Object.values(
    Object.entries(parts).find(([file]) => file.endsWith(`/${name}.${language}.ts`))?.[1] ?? {},
  )[0]
const NAMES = [...new Set(Object.keys(parts).map((file) => /([\w-]+)\.\w\w\.ts$/.exec(file)?.[1] ?? file))]

test('the list of areas was read', () => expect(NAMES).toContain('entry'))
describe.each(NAMES)('the part %s', (name) => {
  test.each(['zh', 'ja'])('has the same sentences in %s as in English', (language) => {
    const ours = partAt(name, language)
    expect(pathsOf(ours)).toEqual(pathsOf(partAt(name, 'en')))
    expect(sentencesOf(ours).length).toBeGreaterThan(0)
    expect(sentencesOf(ours).filter((sentence) => sentence.trim() === '')).toEqual([])
  })
})

test('the texts of an area are loaded once, also if that fails, and with a language chosen later', async () => {
  const file = vi.fn(async () => ({ hello: 'Hello' }))
  const missing = vi.fn(() => Promise.reject(new Error('The file did not come.')))
  const greeting = area({ zh: missing, en: file, ja: file })
  expect(await Promise.all([greeting.load('en'), greeting.load('en')])).toEqual([
    { hello: 'Hello' },
    { hello: 'Hello' },
  ])
  expect(file).toHaveBeenCalledTimes(1)
  await expect(greeting.load('zh')).rejects.toThrow('did not come')
  await expect(greeting.load('zh')).rejects.toThrow('did not come')
  // The first load tries twice, because an outage may be short. A view that renders again must not wait anew.
  expect(missing).toHaveBeenCalledTimes(2)

  const catalogues = openCatalogues({ zh: async () => zh, en: async () => en, ja: async () => ja }, () => [
    greeting,
  ])
  expect(await catalogues.load('ja')).toBe(true)
  expect(file).toHaveBeenCalledTimes(2)
  expect(await greeting.load('ja')).toEqual({ hello: 'Hello' })
  expect(file).toHaveBeenCalledTimes(2)
  // An incomplete language would leave a screen without texts, so it must not be used.
  expect(await catalogues.load('zh')).toBe(false)
})

test('the cancel button of the confirm dialog has these words', () => {
  expect([zh, en, ja].map(({ app }) => app.confirm.cancel)).toEqual(['取消', 'Cancel', 'キャンセル'])
})

test('a catalogue is available once it has loaded, and a file that fails affects no other', async () => {
  const files = {
    zh: async () => zh,
    en: async () => en,
    ja: () => Promise.reject(new Error('The file did not come.')),
  }
  const catalogues = openCatalogues(files, () => [])
  expect(catalogues.at('zh')).toBeNull()
  expect(await catalogues.load('zh')).toBe(true)
  expect(await catalogues.load('ja')).toBe(false)
  expect(catalogues.at('zh')).toBe(zh)
  expect(catalogues.at('ja')).toBeNull()
})
