import { describe, expect, test } from 'vitest'
import { CHALLENGE, type ChallengeForm } from '#contract/fields/challenge.ts'
import { toForm } from '#contract/fields/field.ts'
import { previewChallenge } from '#src/features/challenge-editor/preview-challenge.ts'
import { aChallengeToEdit } from '../../../worlds/builders.ts'

const played = (typed: Partial<ChallengeForm>, facts: Parameters<typeof aChallengeToEdit>[0] = {}) => {
  const stored = aChallengeToEdit(facts)
  return previewChallenge({ ...toForm(CHALLENGE, stored), ...typed }, stored)
}
const file = (url: string | null) => ({ id: 1, type: 'Local' as const, url, fileSize: 2048 })

describe('the preview of a challenge', () => {
  test('has the input, without empty hints', () => {
    const { title, content, tag, hints } = played({
      title: ' Cold start ',
      content: '*now*',
      tag: 'Web',
      hints: ['Look', ' '],
    })
    expect({ title, content, tag, hints }).toEqual({
      title: 'Cold start',
      content: '*now*',
      tag: 'Web',
      hints: ['Look'],
    })
  })
  test('has the score of the typed curve after the current solves', () => {
    expect(played({ originalScore: '1000' }, { acceptedCount: 2 }).score).toBe(864)
    expect(played({ originalScore: '1000' }, { acceptedCount: 1 }).score).toBe(1000)
  })
  test('keeps stored values if the form cannot be saved', () => {
    const { title, score } = played(
      { title: ' ', originalScore: 'much', difficulty: '9' },
      { acceptedCount: 2 },
    )
    expect([title, score]).toEqual(['Warm up', 432])
  })
  test('has the attachment of all teams', () => {
    expect(played({}, { attachment: file('/assets/0a/a.zip') }).context).toMatchObject({
      url: '/assets/0a/a.zip',
      fileSize: 2048,
    })
    expect(played({}).context).toEqual({ closeTime: null, instanceEntry: null, url: null, fileSize: null })
  })
  test('has the file of one team under the typed name, if each team has its own', () => {
    const flags = [
      { id: 1, flag: 'flag{1}', attachment: file(null) },
      { id: 2, flag: 'flag{2}', attachment: file('/assets/0b/team-2.bin') },
    ]
    const own = { type: 'DynamicAttachment', flags, attachment: file('/assets/0a/a.zip') } as const
    expect(played({ fileName: 'ta sk.zip' }, own).context.url).toBe('/assets/0b/ta%20sk.zip')
    expect(played({ fileName: '' }, { ...own, fileName: 'stored.zip' }).context.url).toBe(
      '/assets/0b/stored.zip',
    )
    const far = { id: 1, type: 'Remote', url: 'https://files.example.org/own', fileSize: null } as const
    expect(played({}, { ...own, flags: [{ id: 1, flag: 'flag{1}', attachment: far }] }).context.url).toBe(
      far.url,
    )
  })
})
