import { beforeEach, expect, test } from 'vitest'
import { openDraftStore } from '#src/browser/draft-store.ts'
import { forgetAccount } from '#src/browser/forget-account.ts'
import { openAttemptStore } from '#src/browser/attempt-store.ts'

beforeEach(() => {
  localStorage.clear()
  for (const account of ['ada', 'bob']) {
    openDraftStore(localStorage).write(account, 'game 1', { title: account })
    openAttemptStore(localStorage).add(account, '1/7', {
      flag: `flag{${account}}`,
      verdict: 'WrongAnswer',
      at: 1,
    })
  }
})

test('removes everything that the user typed, and nothing of other users', () => {
  forgetAccount(localStorage, 'ada')
  const left = JSON.stringify({ ...localStorage })
  expect(left).not.toContain('ada')
  expect(openDraftStore(localStorage).read('bob', 'game 1')).toEqual({ title: 'bob' })
  expect(openAttemptStore(localStorage).read('bob', '1/7')).toHaveLength(1)
})
test('without a user removes everything', () => {
  forgetAccount(localStorage, null)
  expect({ ...localStorage }).toEqual({})
})
test('removes unreadable values, too', () => {
  localStorage.setItem('drafts', '{')
  forgetAccount(localStorage, 'ada')
  expect(localStorage.getItem('drafts')).toBeNull()
})
