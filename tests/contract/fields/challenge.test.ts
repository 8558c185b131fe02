import { describe, expect, test } from 'vitest'
import { CHALLENGE, type ChallengeForm } from '#contract/fields/challenge.ts'
import {
  blankForm,
  columnsOf,
  differing,
  flawsOf,
  isForm,
  merge,
  toForm,
  toStored,
  updateOf,
} from '#contract/fields/field.ts'
import {
  BLANK_CHALLENGE,
  challengeFlaws,
  toChallengeFields,
  toChallengeInput,
  type ChallengeFields,
} from '#machines/admin/challenge-fields.ts'
import { merge as mergeUntyped } from '#machines/admin/three-way-merge.ts'
import { aChallengeToEdit } from '../../worlds/builders.ts'

/** The form of today calls one field otherwise. */
const old = ({ minScoreRate, ...form }: ChallengeForm): ChallengeFields => ({
  ...form,
  minScoreShare: minScoreRate,
})
const TYPED: readonly Partial<ChallengeForm>[] = [
  {},
  {
    title: ' Warm up ',
    hints: ['one', ' ', 'two'],
    originalScore: '1000',
    minScoreRate: 33,
    difficulty: '2,5',
    cpuCount: '0.3',
  },
  {
    title: '',
    difficulty: 'x',
    originalScore: '1.5',
    memoryLimit: '1',
    cpuCount: '0,25',
    containerExposePort: '',
    flagTemplate: 'flag{a}',
  },
  {
    flagTemplate: `flag{${'x'.repeat(130)}}`,
    fileName: ' ',
    privilegedContainer: true,
    hints: Array.from({ length: 101 }, () => 'a'),
  },
]

describe.each(TYPED)('a challenge as it is written: %j', (typed) => {
  const form: ChallengeForm = { ...blankForm(CHALLENGE), ...typed }
  test('has the flaws it has today', () => {
    const { minScoreRate, tag, privilegedContainer, ...flaws } = flawsOf(CHALLENGE, form)
    const today = {
      ...challengeFlaws(old(form), 'DynamicContainer'),
      ...challengeFlaws(old(form), 'DynamicAttachment'),
    }
    expect([minScoreRate, tag, privilegedContainer]).toEqual([null, null, null])
    expect(today).toMatchObject(flaws)
  })
  test('goes to the server as it does today', () => {
    const { fileName, ...sent } = toChallengeInput(old(form))
    expect(toStored(CHALLENGE, form)).toEqual({ ...sent, fileName: fileName ?? '' })
  })
})

test('what the server has stands in the form as today', () => {
  for (const challenge of [
    aChallengeToEdit({}),
    aChallengeToEdit({ cpuCount: null, memoryLimit: 128, minScoreRate: 0.29, flagTemplate: null }),
  ])
    expect(old(toForm(CHALLENGE, challenge))).toEqual(toChallengeFields(challenge))
  expect(old(blankForm(CHALLENGE))).toEqual(BLANK_CHALLENGE)
})

test('three ways come together as today', () => {
  const base = blankForm(CHALLENGE)
  const mine = { ...base, title: 'mine', hints: ['a'], difficulty: '3' }
  const theirs = { ...base, title: 'theirs', hints: ['a'], content: 'new' }
  const { fields, ...torn } = mergeUntyped(base, mine, theirs)
  expect(merge(CHALLENGE, base, mine, theirs)).toEqual({ form: fields, ...torn })
  expect(differing(CHALLENGE, base, mine)).toEqual(['title', 'hints', 'difficulty'])
})

test('a draft of another form is none', () => {
  const form = blankForm(CHALLENGE)
  expect(
    [form, { ...form, hints: [1] }, { ...form, more: 1 }, { ...form, tag: 'Cooking' }, null].map((kept) =>
      isForm(CHALLENGE, kept),
    ),
  ).toEqual([true, false, false, false, false])
})

test('the statement names the columns in the order of what goes in', () => {
  const { assignments, values } = updateOf(CHALLENGE, toStored(CHALLENGE, blankForm(CHALLENGE)), 2)
  expect(assignments).toContain('title = $2, tag = $3')
  expect(assignments).toContain('privileged_container = $15')
  expect(values).toHaveLength(15)
  expect(columnsOf(CHALLENGE)).toContain('container_expose_port as "containerExposePort"')
})
