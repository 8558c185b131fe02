import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CHALLENGE,
  CHALLENGE_SECTIONS,
  challengeFlaws,
  hasField,
  toChallengeUpdate,
  type ChallengeForm,
} from '#contract/fields/challenge.ts'
import { blankForm, differing, isForm, merge, namesOf, picked, toForm } from '#contract/fields/field.ts'
import type { ChallengeEditDetailModel } from '#contract/models/challenge-edit.ts'
import { CHALLENGE_TAGS, CHALLENGE_TYPES, FLAG_MATCHES } from '#contract/models/challenge-names.ts'
import { EPOCH, toIso } from '#contract/models/time.ts'
import { TEMPLATE_MAX } from '#contract/rules/challenge.ts'
import { MAX_ENTRIES } from '#contract/rules/edit-limits.ts'
import { aChallengeToEdit } from '../../worlds/builders.ts'

const flawless: ChallengeForm = { ...blankForm(CHALLENGE), title: 'Warm up', fileName: 'attachment' }
const flawOf = (part: Partial<ChallengeForm>, type: ChallengeEditDetailModel['type'] = 'DynamicContainer') =>
  Object.entries(challengeFlaws({ ...flawless, ...part }, type)).filter(([, flaw]) => flaw !== null)

describe('a challenge in its form', () => {
  test('is saved unchanged, whatever the server had', () => {
    const word = fc.stringMatching(/^[a-z][a-z ]{0,10}[a-z]$/)
    fc.assert(
      fc.property(
        fc.record({
          title: word,
          content: fc.string(),
          tag: fc.constantFrom(...CHALLENGE_TAGS),
          hints: fc.array(word),
          flagTemplate: word,
          containerImage: word,
          memoryLimit: fc.integer({ min: 32, max: 1_048_576 }),
          cpuCount: fc.integer({ min: 1, max: 1024 }),
          storageLimit: fc.integer({ min: 128, max: 1_048_576 }),
          containerExposePort: fc.integer({ min: 1, max: 65_535 }),
          privilegedContainer: fc.boolean(),
          originalScore: fc.integer({ min: 0, max: 1_000_000 }),
          minScoreRate: fc.integer({ min: 0, max: 1000 }).map((share) => share / 1000),
          difficulty: fc.integer({ min: 1, max: 1000 }).map((tenths) => tenths / 10),
          fileName: word,
          opensAt: fc.nat({ max: 2e12 }).map(toIso),
          closesAt: fc.constant(EPOCH),
          attemptLimit: fc.integer({ min: 0, max: 50 }),
          flagMatch: fc.constantFrom(...FLAG_MATCHES),
          needsAllFlags: fc.boolean(),
          prerequisites: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 20 }),
        }),
        (facts) => {
          const fields = toForm(CHALLENGE, aChallengeToEdit(facts))
          expect(toChallengeUpdate(fields)).toEqual(
            picked(CHALLENGE, { ...aChallengeToEdit(facts), ...facts }),
          )
          expect(flawlessIn(fields)).toBe(true)
        },
      ),
    )
  })
  const flawlessIn = (fields: ChallengeForm) =>
    Object.values(challengeFlaws(fields, 'StaticContainer')).every((flaw) => flaw === null)

  test('has the defaults of the base wire when it is new', () => {
    expect(toChallengeUpdate(blankForm(CHALLENGE))).toMatchObject({
      tag: 'Misc',
      originalScore: 500,
      minScoreRate: 0.25,
      difficulty: 5,
      memoryLimit: 64,
      cpuCount: 1,
      storageLimit: 256,
      containerExposePort: 80,
      privilegedContainer: false,
    })
  })
  test('has the default in a field that an older server does not send', () => {
    const { storageLimit: _, ...older } = aChallengeToEdit({ storageLimit: 512 })
    expect(toForm(CHALLENGE, older)).toEqual({
      ...toForm(CHALLENGE, aChallengeToEdit()),
      storageLimit: '256',
    })
  })
  test('never contains whether it is enabled, which has its own switch', () => {
    expect(toChallengeUpdate(flawless)).not.toHaveProperty('isEnabled')
  })
  test('leaves out empty hints, and trims names', () => {
    const { hints, title, flagTemplate, fileName } = toChallengeUpdate({
      ...flawless,
      hints: ['a', ' ', ''],
      title: ' x ',
      flagTemplate: ' ',
      fileName: ' ',
    })
    expect({ hints, title, flagTemplate, fileName }).toEqual({
      hints: ['a'],
      title: 'x',
      flagTemplate: '',
      fileName: null,
    })
  })
  test('accepts a comma as decimal point', () => {
    expect(flawOf({ difficulty: '2,5', cpuCount: '0,5' })).toEqual([])
    expect(toChallengeUpdate({ ...flawless, difficulty: '2,5', cpuCount: '0,5' })).toMatchObject({
      difficulty: 2.5,
      cpuCount: 5,
    })
  })
  test.each(CHALLENGE_TYPES)('of type %s shows no field that the type does not have', (type) => {
    const shown = namesOf(CHALLENGE).filter((field) => hasField(type, field))
    expect(shown.includes('containerImage')).toBe(type.endsWith('Container'))
    expect(shown.includes('flagTemplate')).toBe(type === 'DynamicContainer')
    expect(shown.includes('flagMatch')).toBe(type.startsWith('Static'))
    expect(shown.includes('fileName')).toBe(type === 'DynamicAttachment')
    expect(Object.keys(challengeFlaws(blankForm(CHALLENGE), type))).toEqual(shown)
  })
  test.each<[Partial<ChallengeForm>, string, string]>([
    [{ title: ' ​' }, 'title', 'missing'],
    [{ title: 'x'.repeat(256) }, 'title', 'long'],
    [{ hints: Array.from({ length: MAX_ENTRIES + 1 }, () => 'h') }, 'hints', 'many'],
    [{ originalScore: '' }, 'originalScore', 'missing'],
    [{ originalScore: 'many' }, 'originalScore', 'number'],
    [{ originalScore: '1e3' }, 'originalScore', 'number'],
    [{ originalScore: '-1' }, 'originalScore', 'range'],
    [{ originalScore: '1.5' }, 'originalScore', 'whole'],
    [{ difficulty: '0' }, 'difficulty', 'range'],
    [{ containerExposePort: '65536' }, 'containerExposePort', 'range'],
    [{ memoryLimit: '31' }, 'memoryLimit', 'range'],
    [{ cpuCount: '0.05' }, 'cpuCount', 'range'],
    [{ cpuCount: '0.15' }, 'cpuCount', 'whole'],
    [{ storageLimit: '127' }, 'storageLimit', 'range'],
    [{ flagTemplate: 'flag{weak}' }, 'flagTemplate', 'weak'],
    [{ flagTemplate: `${'x'.repeat(TEMPLATE_MAX)}[GUID]` }, 'flagTemplate', 'long'],
    [{ flagTemplate: `${'x'.repeat(100)}[GUID]` }, 'flagTemplate', 'long-flag'],
  ])('%j: %s is %s', (part, field, flaw) => expect(flawOf(part)).toEqual([[field, flaw]]))
  test('needs a file name where each team has a file of its own', () => {
    expect(flawOf({ fileName: ' ' }, 'DynamicAttachment')).toEqual([['fileName', 'missing']])
  })
  test('without a template is valid, because the flags are random then', () =>
    expect(flawOf({ flagTemplate: '' })).toEqual([]))
})

test('three versions are merged field by field', () => {
  const base = blankForm(CHALLENGE)
  const mine = { ...base, title: 'mine', hints: ['a'], difficulty: '3' }
  const theirs = { ...base, title: 'theirs', hints: ['a'], content: 'new' }
  expect(merge(CHALLENGE, base, mine, theirs)).toEqual({
    form: { ...base, title: 'mine', hints: ['a'], difficulty: '3', content: 'new' },
    torn: ['title'],
    taken: ['content'],
  })
  expect(differing(CHALLENGE, base, mine)).toEqual(['title', 'hints', 'difficulty'])
})

test('a draft of another form is ignored', () => {
  const form = blankForm(CHALLENGE)
  expect(
    [form, { ...form, hints: [1] }, { ...form, more: 1 }, { ...form, tag: 'Cooking' }, null].map((kept) =>
      isForm(CHALLENGE, kept),
    ),
  ).toEqual([true, false, false, false, false])
})

test('each field is in one section of the editor', () => {
  const sectioned = Object.values(CHALLENGE_SECTIONS).flat()
  expect(sectioned.toSorted()).toEqual(namesOf(CHALLENGE).toSorted())
})
