import { createActor, SimulatedClock } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { Announcement } from '#machines/app/announcement.ts'
import { languageEffects, languageMachine, toLanguageView } from '#machines/app/language.machine.ts'
import type { Language } from '#contract/rules/language.ts'
import { pickLanguage } from '#machines/app/language.ts'
import { answerOf, elapsed, missedBy, modelOf } from '../../model.ts'

const model = modelOf(
  languageMachine,
  [
    { type: 'choose', language: 'ja' },
    { type: 'choose', language: 'zh' },
    { type: 'storage.changed', language: 'en' },
    { type: 'storage.changed', language: 'zh' },
    ...['starting', 'switching', 'following'].flatMap((state) =>
      [true, false].map((answer) => answerOf(`language.${state}`, answer)),
    ),
    elapsed('untilRetry', 'language.wordless'),
  ],
  { input: { chosen: null, browser: [] } },
)

test('every transition is taken', () => {
  expect(missedBy(model.getShortestPaths(), languageMachine)).toEqual([])
})

test.each<[Language | null, string[], Language]>([
  [null, [], 'en'],
  [null, ['fr-FR', 'de'], 'en'],
  [null, ['fr', 'ja-JP', 'en'], 'ja'],
  [null, ['EN-us'], 'en'],
  [null, ['zh-Hant-TW'], 'zh'],
  [null, ['jav'], 'en'],
  ['zh', ['en'], 'zh'],
])('with the choice %s and the browser languages %j the page is in %s', (chosen, browser, language) => {
  expect(pickLanguage(chosen, browser)).toBe(language)
})

/** A network over which only these catalogues load. */
function open(coming: Set<Language>) {
  const clock = new SimulatedClock()
  const said: Announcement[] = []
  const written: Language[] = []
  const actor = createActor(
    languageMachine.provide({
      actors: { loadCatalogue: languageEffects.loadCatalogue.by(async (wanted) => coming.has(wanted)) },
    }),
    { clock, input: { chosen: 'en', browser: [] } },
  )
  actor.on('announce', ({ announcement }) => said.push(announcement))
  actor.on('chosen', ({ language }) => written.push(language))
  actor.start()
  const settled = () => new Promise((resolve) => setTimeout(resolve))
  return { actor, clock, said, written, settled, view: () => toLanguageView(actor.getSnapshot()) }
}

describe('the language', () => {
  test('changes only after its texts have loaded', async () => {
    const { actor, written, settled, view } = open(new Set(['en', 'ja']))
    await settled()
    actor.send({ type: 'choose', language: 'ja' })
    expect(view()).toEqual({ kind: 'speaking', language: 'en', coming: 'ja' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'ja', coming: null })
    expect(written).toEqual(['ja'])
  })
  test('follows the later of two choices', async () => {
    const { actor, written, settled, view } = open(new Set(['en', 'ja', 'zh']))
    await settled()
    actor.send({ type: 'choose', language: 'ja' })
    actor.send({ type: 'choose', language: 'zh' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'zh', coming: null })
    expect(written).toEqual(['zh'])
  })
  test('stays if the texts of the other do not load, and announces that', async () => {
    const { actor, said, written, settled, view } = open(new Set(['en']))
    await settled()
    actor.send({ type: 'choose', language: 'ja' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'en', coming: null })
    expect(said).toEqual([{ kind: 'language-missing' }])
    expect(written).toEqual([])
  })
  test('is requested again until the first texts have loaded', async () => {
    const coming = new Set<Language>()
    const { clock, settled, view } = open(coming)
    await settled()
    expect(view()).toEqual({ kind: 'wordless' })
    coming.add('en')
    clock.increment(2_000)
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'en', coming: null })
  })
  test('follows another tab without storing or announcing it', async () => {
    const { actor, said, written, settled, view } = open(new Set(['en', 'zh']))
    await settled()
    actor.send({ type: 'storage.changed', language: 'zh' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'zh', coming: null })
    expect([said, written]).toEqual([[], []])
  })
  test('follows the later of two choices in another tab', async () => {
    const { actor, settled, view } = open(new Set(['en', 'zh', 'ja']))
    await settled()
    actor.send({ type: 'storage.changed', language: 'zh' })
    actor.send({ type: 'storage.changed', language: 'ja' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'ja', coming: null })
    actor.send({ type: 'storage.changed', language: 'zh' })
    actor.send({ type: 'storage.changed', language: 'ja' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'ja', coming: null })
  })
  test('chosen in another tab is newer than a running choice, and is not overwritten', async () => {
    const { actor, written, settled, view } = open(new Set(['en', 'zh', 'ja']))
    await settled()
    actor.send({ type: 'choose', language: 'zh' })
    actor.send({ type: 'storage.changed', language: 'ja' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'ja', coming: null })
    expect(written).toEqual([])
  })
  test.each([
    ['before the first words have come', async () => {}],
    ['while it has none', (settled: () => Promise<unknown>) => settled()],
  ])('chosen in another tab %s is the first one shown', async (_, wait) => {
    const { actor, settled, view } = open(new Set(['ja']))
    await wait(settled)
    actor.send({ type: 'storage.changed', language: 'ja' })
    await settled()
    expect(view()).toEqual({ kind: 'speaking', language: 'ja', coming: null })
  })
})
