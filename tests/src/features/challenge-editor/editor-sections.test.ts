import { describe, expect, test } from 'vitest'

import { CHALLENGE, challengeFlaws } from '#contract/fields/challenge.ts'
import { toForm } from '#contract/fields/field.ts'
import {
  countOfFlaws,
  fieldsOf,
  isEditorPath,
  readEditorSection,
  sectionOfName,
  sectionPath,
  sectionsOf,
  sectionToCorrect,
} from '#src/features/challenge-editor/editor-sections.ts'
import { sizeOf } from '#src/features/challenge-editor/section-sizes.ts'
import { aChallengeToEdit } from '../../../worlds/builders.ts'

const PLACE = { game: 1, challenge: 7 }

describe('the sections of a challenge', () => {
  test('are those of its type that the server has', () => {
    expect(sectionsOf(aChallengeToEdit())).toEqual([
      'content',
      'scoring',
      'flags',
      'files',
      'hints',
      'tries',
      'prerequisites',
      'delete',
    ])
    const { attemptLimit: _, prerequisites: __, ...base } = aChallengeToEdit({ type: 'DynamicContainer' })
    expect(sectionsOf(base)).toEqual(['content', 'scoring', 'flags', 'files', 'hints', 'container', 'delete'])
  })

  test('have addresses, which belong to the editor in any case of letters', () => {
    expect(sectionPath(PLACE, 'content')).toBe('/games/1/room/challenges/7')
    expect(sectionPath(PLACE, 'flags')).toBe('/games/1/room/challenges/7/flags')
    expect(isEditorPath(PLACE, '/games/1/room/challenges/7/Flags')).toBe(true)
    expect(isEditorPath(PLACE, '/games/1/room/challenges/7/results')).toBe(false)
    expect(isEditorPath(PLACE, '/games/1/room/challenges/8/flags')).toBe(false)
    expect([undefined, 'HINTS', 'nothing'].map(readEditorSection)).toEqual(['content', 'hints', 'content'])
  })

  test('are found by the name of a field', () => {
    expect(['difficulty', 'hint-12', 'cpuCount', 'opensAt', 'nothing'].map(sectionOfName)).toEqual([
      'scoring',
      'hints',
      'container',
      null,
      null,
    ])
  })
})

describe('a correction', () => {
  const sections = sectionsOf(aChallengeToEdit())
  const flawsOf = (part: object) =>
    challengeFlaws({ ...toForm(CHALLENGE, aChallengeToEdit()), ...part }, 'StaticAttachment')
  test('begins in the open section, otherwise in the first with an error', () => {
    const flaws = flawsOf({ title: '', difficulty: 'hard', originalScore: '' })
    expect(countOfFlaws(flaws)).toBe(3)
    expect(countOfFlaws(flaws, fieldsOf('scoring'))).toBe(2)
    expect(sectionToCorrect(flaws, sections, 'scoring')).toBe('scoring')
    expect(sectionToCorrect(flaws, sections, 'hints')).toBe('content')
  })
  test('of a time needs no section', () => {
    const flaws = flawsOf({ opensAt: 2, closesAt: 1 })
    expect(countOfFlaws(flaws)).toBe(1)
    expect(sectionToCorrect(flaws, sections, 'hints')).toBeNull()
  })
})

test('the rail shows how much is in a section', () => {
  const challenge = aChallengeToEdit({ hints: ['one', 'two'], prerequisites: [8] })
  const form = toForm(CHALLENGE, challenge)
  const sizes = sectionsOf(challenge).map((section) => sizeOf(section, form, challenge))
  expect(sizes).toEqual([null, '500', '1', '0', '2', null, '1', null])
})
